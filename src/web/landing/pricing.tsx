import { pagePaths } from '#contract/pages.ts';
import type { BillingCycle } from '#domain/accounts/user.ts';
import { type PlanId, planIds, plans as planTable } from '#domain/subscriptions/plans.ts';
import { addresses } from '#web/api/calls.ts';
import { landingMessages } from '#web/i18n/landing-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { BillingToggle } from '#web/subscriptions/billing-toggle.tsx';
import { plansAddress } from '#web/subscriptions/checkout-address.ts';
import { PlanCard } from '#web/subscriptions/plan-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { claims } from './claims.ts';

/** The plans as the table has them, and the way to an account. */
export function Pricing() {
  const { plans } = siteMessages.use();
  const { pricing } = landingMessages.use();
  const days = claims.moneyBackDays.value;
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      tabIndex={-1}
      className="bleed-sunken group/billing -scroll-mt-4 mt-20 py-16 md:mt-32 md:py-24"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h2 id="pricing-title" className="display text-3xl md:text-5xl">
            {plans.title}
          </h2>
          <p className="mt-3 max-w-xl text-muted">{plans.text}</p>
        </div>
        <BillingToggle />
      </div>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {planIds.map((id) => (
          <PlanCard key={id} id={id} heading="h3" action={<ToPlan id={id} />} />
        ))}
      </ul>
      <p className="mt-8 flex max-w-3xl gap-3">
        <LineIcon name="shield" className="mt-0.5 size-5 shrink-0 text-good" />
        <span>
          <strong className="font-semibold">{pricing.guarantee(days)}.</strong> {pricing.guaranteeText(days)}
        </span>
      </p>
      <Call />
    </section>
  );
}

function ToPlan({ id }: { id: PlanId }) {
  const { plans } = siteMessages.use();
  const { pricing } = landingMessages.use();
  const className = 'mt-auto w-full';
  if (id === 'FREE') {
    return (
      <a href={addresses.login} className={buttonStyle('line', className)}>
        {pricing.startFree}
      </a>
    );
  }
  const look = planTable[id].isPopular ? 'ink' : 'line';
  const link = (billingCycle: BillingCycle) => (
    <ButtonLink href={plansAddress({ plan: id, billingCycle })} look={look} className="w-full">
      {plans.choose(id)}
    </ButtonLink>
  );
  // Both are in the page, like the prices: the toggle chooses before our program runs.
  return (
    <div className="mt-auto">
      <div className="group-has-[[value=annual]:checked]/billing:hidden">{link('monthly')}</div>
      <div className="hidden group-has-[[value=annual]:checked]/billing:block">{link('annual')}</div>
    </div>
  );
}

function Call() {
  const { pricing } = landingMessages.use();
  return (
    <div className="mt-16 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-ink border-t pt-8 md:mt-20">
      <div>
        <h3 className="display max-w-2xl text-4xl md:text-5xl">{pricing.callTitle}</h3>
        <p className="mt-3 max-w-xl text-lg text-muted">{pricing.callText}</p>
      </div>
      <ButtonLink href={pagePaths.register} look="accent" className="min-h-14 px-8 text-lg max-sm:w-full">
        {pricing.call}
      </ButtonLink>
    </div>
  );
}
