import { type PlanId, plans as planTable } from '#domain/subscriptions/plans.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PlanFeatures } from './plan-features.tsx';
import { PlanPrice } from './plan-price.tsx';

interface PlanCardProps {
  id: PlanId;
  /** The level its name has among the page's headings. */
  heading?: 'h2' | 'h3';
  /** The plan of who looks at it. */
  isCurrent?: boolean;
  /** Asked for by the address. */
  isPreselected?: boolean;
  /** What can be done about it. */
  action: React.ReactNode;
}

/** A plan with its price, by the month or the year as the `BillingToggle` of the same `group/billing` says. */
export function PlanCard({ id, heading: Heading = 'h2', isCurrent, isPreselected, action }: PlanCardProps) {
  const { plans } = siteMessages.use();
  const plan = planTable[id];
  return (
    <li
      className={classNames(
        'flex flex-col rounded-lg border bg-sheet p-6',
        plan.isPopular ? 'border-ink shadow-raised' : 'border-line',
        isPreselected && 'outline-2 outline-accent outline-offset-2',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <Heading className="font-semibold text-sm tracking-[0.06em]">{id}</Heading>
        {isCurrent ? (
          <Badge tone="good">{plans.current}</Badge>
        ) : (
          plan.isPopular && <Badge tone="ink">{plans.popular}</Badge>
        )}
      </div>
      <p className="mt-1 text-muted text-sm sm:min-h-10">{plans.pitch[id]}</p>
      <PlanPrice plan={id} />
      <PlanFeatures plan={id} className="mt-5 mb-6 gap-2.5 border-line border-t pt-5" />
      {action}
    </li>
  );
}
