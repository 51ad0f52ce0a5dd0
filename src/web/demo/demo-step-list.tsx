import { demoMessages } from '#web/i18n/demo-messages.ts';
import { type DemoStep, demoSteps } from './demo-state.ts';

/** Where we are in the demo. */
export function DemoStepList({ current }: { current: DemoStep }) {
  const { stepsLabel, steps } = demoMessages.use();
  return (
    <nav aria-label={stepsLabel}>
      <ol className="flex gap-2 md:gap-3">
        {demoSteps.map((step) => {
          const line = step === current ? 'border-accent' : step < current ? 'border-ink' : 'border-line';
          return (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              className={`min-w-fit flex-1 border-t-2 pt-2 text-sm max-[26rem]:text-xs ${line} ${step === current ? 'font-semibold' : 'text-muted'}`}
            >
              <span className="flex gap-1.5 max-[26rem]:gap-1">
                <span className="tabular-nums">{step + 1}</span>
                <span>{steps[step]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
