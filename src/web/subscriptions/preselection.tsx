import { useEffect, useRef } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import type { BillingCycle } from '#domain/accounts/user.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { checkoutAddress } from './checkout-address.ts';
import { useActivateFree } from './use-activate-free.ts';

interface PreselectionProps {
  plan: PlanId;
  cycle: BillingCycle;
  user: CurrentUser | undefined;
}

/** The plan the address named: somebody signed in is led on at once, a visitor is asked. */
export function Preselection({ plan, cycle, user }: PreselectionProps) {
  const { offer } = checkoutMessages.use();
  const activateFree = useActivateFree();
  const isCurrent = user?.subscriptionPlan === plan;
  const isTheirs = user !== undefined && !user.isTeamMember;
  const hasStarted = useRef(false);
  useEffect(() => {
    // Once: whoever comes back here wants to look at the plans.
    if (!isTheirs || hasStarted.current || (isCurrent && plan !== 'FREE')) return;
    hasStarted.current = true;
    if (plan !== 'FREE') location.replace(checkoutAddress({ plan, billingCycle: cycle }));
    else if (isCurrent) activateFree();
  }, [isTheirs, isCurrent, plan, cycle, activateFree]);

  return (
    <section
      aria-live="polite"
      className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-sheet px-5 py-4"
    >
      <div>
        <p className="font-semibold">
          {isCurrent && plan !== 'FREE' ? offer.isCurrent(plan) : offer.preselected(plan)}
        </p>
        {!user && <p className="text-muted text-sm">{offer.preselectedText}</p>}
      </div>
      {!user &&
        (plan === 'FREE' ? (
          <Button look="ink" onClick={activateFree}>
            {offer.activateFree}
          </Button>
        ) : (
          <a href={checkoutAddress({ plan, billingCycle: cycle })} className={buttonStyle('ink')}>
            {offer.proceed}
          </a>
        ))}
    </section>
  );
}
