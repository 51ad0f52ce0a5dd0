import { type Plan, type PlanId, plans as planTable } from '#domain/subscriptions/plans.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { annualSaving, monthlyPriceOfAYear } from './annual-price.ts';

/**
 * What a plan costs by the month and by the year. Both are in the page; which one is seen is the choice of the
 * `BillingToggle` in the same `group/billing`, so that it holds before our program runs.
 */
export function PlanPrice({ plan }: { plan: PlanId }) {
  const { plans } = siteMessages.use();
  const prices: Plan = planTable[plan];
  if (prices.monthlyPrice === 0) return <Amount amount={plans.free} note={null} />;
  return (
    <>
      <div className="group-has-[[value=annual]:checked]/billing:hidden">
        <MonthlyPrice prices={prices} />
      </div>
      <div className="hidden group-has-[[value=annual]:checked]/billing:block">
        <AnnualPrice prices={prices} />
      </div>
    </>
  );
}

function MonthlyPrice({ prices }: { prices: Plan }) {
  const { plans } = siteMessages.use();
  return <Amount amount={useFormats().price(prices.monthlyPrice)} per={plans.perMonth} note={null} />;
}

function AnnualPrice({ prices }: { prices: Plan }) {
  const { plans } = siteMessages.use();
  const { price } = useFormats();
  return (
    <Amount
      amount={price(monthlyPriceOfAYear(prices))}
      per={plans.perMonth}
      note={
        <>
          <span className="text-muted">{plans.billedYearly(price(prices.annualPrice))}</span>
          {' · '}
          <span className="font-medium text-good">{plans.saving(price(annualSaving(prices)))}</span>
        </>
      }
    />
  );
}

function Amount({ amount, per, note }: { amount: string; per?: string; note: React.ReactNode }) {
  return (
    <>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="display text-[2.75rem] tabular-nums leading-none">{amount}</span>
        {per && <span className="text-muted">{per}</span>}
      </p>
      <p className="mt-2 min-h-5 text-sm">{note}</p>
    </>
  );
}
