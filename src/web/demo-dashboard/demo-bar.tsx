import { type PlanId, planIds } from '#domain/subscriptions/plans.ts';
import { demoDashboardMessages } from '#web/i18n/demo-dashboard-messages.ts';
import { Spinner } from '#web/ui/spinner.tsx';

interface DemoBarProps {
  plan: PlanId;
  hrefOf(plan: PlanId): string;
  isTesting: boolean;
  onTest(): void;
}

const pill =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-current/60 px-2 font-medium text-sm transition-colors hover:border-current focus-visible:outline-current disabled:opacity-80 sm:px-3';

/** Says that this is a demo, shows it with another plan by a full load, tries the writer. */
export function DemoBar({ plan, hrefOf, isTesting, onTest }: DemoBarProps) {
  const { bar } = demoDashboardMessages.use();
  return (
    <section
      aria-label={bar.title}
      className="border-listing bg-listing text-on-ink dark:border-b dark:bg-listing-wash dark:text-ink"
    >
      <div className="frame flex flex-wrap items-center gap-x-1.5 gap-y-2 py-2.5 sm:gap-x-6">
        <p className="grow basis-64 text-sm">
          <strong className="font-semibold">{bar.title}</strong> · {bar.text}
        </p>
        <nav aria-label={bar.plans} className="flex flex-wrap gap-1.5">
          {planIds.map((id) => (
            <a
              key={id}
              href={hrefOf(id)}
              aria-current={id === plan ? 'page' : undefined}
              className={`${pill} aria-[current]:bg-on-ink aria-[current]:text-listing dark:aria-[current]:bg-ink dark:aria-[current]:text-listing-wash`}
            >
              {id}
            </a>
          ))}
        </nav>
        <button
          type="button"
          disabled={isTesting}
          aria-busy={isTesting || undefined}
          onClick={onTest}
          className={pill}
        >
          {isTesting && <Spinner />}
          {isTesting ? bar.testing : bar.testAi}
        </button>
      </div>
    </section>
  );
}
