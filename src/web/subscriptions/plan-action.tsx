import type { CurrentUser } from '#contract/accounts.ts';
import { pagePaths } from '#contract/pages.ts';
import type { BillingCycle } from '#domain/accounts/user.ts';
import { type PlanId, plans as planTable } from '#domain/subscriptions/plans.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { checkoutAddress, openBillAddress } from './checkout-address.ts';
import { useActivateFree } from './use-activate-free.ts';

interface PlanActionProps {
  id: PlanId;
  cycle: BillingCycle;
  user: CurrentUser | undefined;
}

/** What can be done about a plan: take it, move to it, pay for it, manage it. */
export function PlanAction({ id, cycle, user }: PlanActionProps) {
  const { plans } = siteMessages.use();
  const { offer } = checkoutMessages.use();
  const activateFree = useActivateFree();
  const look = planTable[id].isPopular ? 'accent' : 'line';
  const className = 'mt-auto w-full';
  if (user?.isTeamMember) return null;

  const hasPaidPlan = user !== undefined && user.subscriptionPlan !== 'FREE';
  if (id === 'FREE') {
    if (hasPaidPlan) {
      return (
        <ButtonLink href={`${pagePaths.dashboard}?tab=subscription`} look="quiet" className={className}>
          {offer.manage}
        </ButtonLink>
      );
    }
    return (
      <Button look={look} className={className} onClick={activateFree}>
        {offer.activateFree}
      </Button>
    );
  }

  const isOwnPlan = user?.subscriptionPlan === id;
  if (isOwnPlan && user.subscriptionStatus !== 'active') {
    return (
      <a href={openBillAddress} className={buttonStyle('accent', className)}>
        {offer.payOpenBill}
      </a>
    );
  }
  if (isOwnPlan && user.billingCycle === cycle) {
    return (
      <ButtonLink href={`${pagePaths.dashboard}?tab=subscription`} look="quiet" className={className}>
        {offer.manage}
      </ButtonLink>
    );
  }
  const otherCycle = cycle === 'annual' ? offer.toAnnual : offer.toMonthly;
  const toOther = hasPaidPlan ? offer.change(id) : plans.choose(id);
  return (
    <a href={checkoutAddress({ plan: id, billingCycle: cycle })} className={buttonStyle(look, className)}>
      {isOwnPlan ? otherCycle : toOther}
    </a>
  );
}
