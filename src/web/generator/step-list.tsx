import { appMessages } from '#web/i18n/app-messages.ts';
import { type Step, steps } from './generator-state.ts';
import type { Generator } from './use-generator.ts';

/** Where we are; steps already taken lead back. */
export function StepList({ current, flow: { state, dispatch } }: { current: Step; flow: Generator }) {
  const { generator } = appMessages.use();
  const at = steps.indexOf(current);
  return (
    <nav aria-label={generator.stepsLabel}>
      <ol className="flex gap-2 md:gap-3">
        {steps.map((step, index) => {
          const label = (
            <>
              <span className="tabular-nums">{index + 1}</span>
              <span className="min-w-0 break-words">{generator.steps[step]}</span>
            </>
          );
          const mayGoBack = index < at && current !== 'generated' && !state.isWriting;
          const line = index === at ? 'border-accent' : index < at ? 'border-ink' : 'border-line';
          return (
            <li
              key={step}
              aria-current={index === at ? 'step' : undefined}
              className={`min-w-fit flex-1 border-t-2 text-sm max-[22rem]:text-xs ${line} ${index === at ? 'font-semibold' : 'text-muted'}`}
            >
              {mayGoBack ? (
                <button
                  type="button"
                  onClick={() => dispatch({ type: 'step-chosen', step })}
                  className="flex min-h-11 w-full gap-1.5 rounded-md pt-2 max-[22rem]:gap-1 text-left hover:text-ink"
                >
                  {label}
                </button>
              ) : (
                <span className="flex min-h-11 gap-1.5 pt-2 max-[22rem]:gap-1">{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
