import { pagePaths } from '#contract/pages.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** A period without anything: where figures come from, and the first step. */
export function NothingYet({ onShowYear }: { onShowYear: (() => void) | undefined }) {
  const { performance, toGenerator, toHistory } = analyticsMessages.use();
  const { empty } = performance;
  return (
    <div className="max-w-2xl py-4 md:py-8">
      <h2 className="display text-2xl">{empty.title}</h2>
      <p className="mt-3 text-muted">{empty.text}</p>
      <ol className="mt-6 grid gap-4">
        {empty.steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-4 border-line border-b pb-4 last:border-b-0">
            <span aria-hidden="true" className="display w-6 shrink-0 text-2xl tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={pagePaths.generator} look="ink">
          {toGenerator}
        </ButtonLink>
        <ButtonLink href={pagePaths.history}>{toHistory}</ButtonLink>
        {onShowYear && (
          <Button look="quiet" onClick={onShowYear}>
            {empty.longer}
          </Button>
        )}
      </div>
    </div>
  );
}
