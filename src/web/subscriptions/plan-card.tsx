import type { CurrentUser } from '#contract/accounts.ts';
import type { BillingCycle } from '#domain/accounts/user.ts';
import { type PlanId, plans as planTable } from '#domain/subscriptions/plans.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { annualSaving, monthlyPriceOfAYear } from './annual-price.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanFeatures } from './plan-features.tsx';

interface PlanCardProps {
  id: PlanId;
  cycle: BillingCycle;
  user: CurrentUser | undefined;
  /** Asked for by the address. */
  isPreselected: boolean;
}

export function PlanCard({ id, cycle, user, isPreselected }: PlanCardProps) {
  const { plans } = siteMessages.use();
  const formats = useFormats();
  const plan = planTable[id];
  const isFree = plan.monthlyPrice === 0;
  const isAnnual = cycle === 'annual';
  const price = isAnnual ? monthlyPriceOfAYear(plan) : plan.monthlyPrice;
  return (
    <li
      className={classNames(
        'flex flex-col rounded-lg border bg-sheet p-6',
        plan.isPopular ? 'border-ink shadow-raised' : 'border-line',
        isPreselected && 'outline-2 outline-accent outline-offset-2',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-sm tracking-[0.06em]">{id}</h2>
        {user?.subscriptionPlan === id ? (
          <Badge tone="good">{plans.current}</Badge>
        ) : (
          plan.isPopular && <Badge tone="ink">{plans.popular}</Badge>
        )}
      </div>
      <p className="mt-1 text-muted text-sm sm:min-h-10">{plans.pitch[id]}</p>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="display text-[2.75rem] tabular-nums leading-none">
          {isFree ? plans.free : formats.price(price)}
        </span>
        {!isFree && <span className="text-muted">{plans.perMonth}</span>}
      </p>
      <p className="mt-2 min-h-5 text-sm">
        {isAnnual && !isFree && (
          <>
            <span className="text-muted">{plans.billedYearly(formats.price(plan.annualPrice))}</span>
            {' · '}
            <span className="font-medium text-good">{plans.saving(formats.price(annualSaving(plan)))}</span>
          </>
        )}
      </p>
      <PlanFeatures plan={id} className="mt-5 mb-6 gap-2.5 border-line border-t pt-5" />
      <PlanAction id={id} cycle={cycle} user={user} />
    </li>
  );
}
