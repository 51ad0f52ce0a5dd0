import type { AnswerOf } from '#contract/endpoints.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

type Business = Pick<AnswerOf<'findAdminUsers'>, 'summary' | 'planStats' | 'revenueStats'>;

const paidPlans = ['STARTER', 'PRO', 'ELITE'] as const;

/** The figures of the whole business; blank while they are on their way. */
export function BusinessSummary({ business }: { business: Business | undefined }) {
  const { summary: words } = administrationMessages.use();
  const { number, money } = useFormats();
  const { summary, planStats, revenueStats } = business ?? {};
  return (
    <section aria-label={words.title} className="mt-6">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-t-lg border border-line bg-line max-[22rem]:grid-cols-1 lg:grid-cols-4">
        <Figure
          label={words.totalUsers}
          value={summary && number(summary.totalUsers)}
          more={planStats && words.withFree(number(planStats.FREE))}
        />
        <Figure label={words.adminUsers} value={summary && number(summary.adminUsers)} />
        <Figure
          label={words.activeSubscriptions}
          value={summary && number(summary.activeSubscriptions)}
          more={summary?.givenByHand ? words.givenByHand(number(summary.givenByHand)) : undefined}
        />
        <Figure
          label={words.monthlyRevenue}
          value={summary && money(summary.monthlyRevenue)}
          more={summary && words.perYear(money(summary.annualRevenue))}
        />
      </dl>
      <dl
        aria-label={words.perPlan}
        className="grid gap-px overflow-hidden rounded-b-lg border border-line border-t-0 bg-line sm:grid-cols-3"
      >
        {paidPlans.map((plan) => (
          <div key={plan} className="bg-sheet px-4 py-3 max-sm:flex max-sm:items-baseline md:px-6">
            <dt className="font-semibold text-sm max-sm:w-24 max-sm:shrink-0">{plan}</dt>
            <dd className="flex min-h-6 flex-wrap gap-x-4 tabular-nums">
              <span>{planStats && words.users(planStats[plan], number(planStats[plan]))}</span>
              <span className="text-muted">{revenueStats && words.perMonth(money(revenueStats[plan]))}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-4xl text-muted text-sm">{words.how}</p>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string | undefined;
  more?: string | undefined;
}

function Figure({ label, value, more }: FigureProps) {
  return (
    <div className="bg-sheet p-4 md:px-6 md:py-5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="tabular-nums">
        <span className="display mt-1 block min-h-9 text-2xl sm:text-3xl">{value}</span>
        <span className="block min-h-5 text-muted text-sm">{more}</span>
      </dd>
    </div>
  );
}
