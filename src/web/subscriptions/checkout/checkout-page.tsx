import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSession } from '#web/api/session.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { readOrder } from '../checkout-address.ts';
import { BillingStep } from './billing-step.tsx';
import { ChangeOrder } from './change-order.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { NewOrder } from './new-order.tsx';
import { OpenBill } from './open-bill.tsx';

/** Where plans are paid for: a new one, a change of the one there is, or a bill left open. */
export function CheckoutPage() {
  const session = useSession();
  const order = readOrder(useSearch());
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-in') return <OwnCheckout />;
  return <NewOrder order={order} user={undefined} />;
}

/** The same for a user whose plan we know; asked for billing details first, unless they put that off. */
function OwnCheckout() {
  const { user } = useSession();
  const { checkout, change } = checkoutMessages.use();
  const { common } = siteMessages.use();
  const search = useSearch();
  const order = readOrder(search);
  const wantsToPay = new URLSearchParams(search).get('pay') === 'open';
  const [isAsked, setAsked] = useState(false);
  // The form that had the focus is gone: what follows begins at its title.
  useEffect(() => {
    if (isAsked) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isAsked]);
  const current = useQuery({ queryKey: queryKeys.subscription, queryFn: () => call('getSubscription') });

  if (user?.isTeamMember) {
    return (
      <CheckoutFrame title={checkout.title(user.subscriptionPlan)}>
        <p>{checkout.member}</p>
        <a href={`${pagePaths.dashboard}?tab=subscription`} className={buttonStyle('ink')}>
          {checkout.toDashboard}
        </a>
      </CheckoutFrame>
    );
  }
  if (current.isError) {
    return (
      <CheckoutFrame title={checkout.title(order.plan)}>
        <Notice>
          <p>{checkout.unavailable}</p>
          <Button className="mt-3" onClick={() => current.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      </CheckoutFrame>
    );
  }
  if (!current.data) return <Loading />;
  const { isPaid, needsPayment, plan, billingCycle, endsAtPeriodEnd, nextOrder } = current.data;
  if (needsPayment) return <OpenBill {...{ plan, billingCycle }} wanted={wantsToPay ? plan : order.plan} />;
  const isSame = isPaid && plan === order.plan && billingCycle === order.billingCycle;
  if (user?.companyName === '' && !isAsked && !isSame) {
    const title = isPaid ? change.title(order.plan) : checkout.title(order.plan);
    return <BillingStep {...{ title, user }} onDone={() => setAsked(true)} />;
  }
  if (isPaid) {
    const from = { plan, billingCycle };
    return <ChangeOrder {...{ from, order, planned: nextOrder }} isCancelled={endsAtPeriodEnd} />;
  }
  return <NewOrder order={order} user={user} />;
}
