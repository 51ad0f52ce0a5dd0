import { useState } from 'react';
import { pagePaths } from '#contract/pages.ts';
import type { Order } from '#domain/subscriptions/payments.ts';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { useSession } from '#web/api/session.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { showToast, type ToastContent } from '#web/ui/toast/toast-store.ts';

const delay = 2000;

/**
 * Says how a payment went and leads on: to the dashboard or, without an account, to choosing a password, or back to the plans. The order
 * is what the payment is for; absent for the bill of a renewal.
 */
export function usePaymentOutcome(order?: Order) {
  const { user } = useSession();
  const [outcome, setOutcome] = useState<'paid' | 'failed' | 'unknown'>();

  async function onPaid(toast: ToastContent = checkoutMessages.now().checkout.paid) {
    setOutcome('paid');
    showToast(toast);
    // The provider tells the server too, but perhaps later: asking now lets the dashboard show the truth.
    if (user) await call('refreshSubscription').catch(() => {});
    setTimeout(
      () =>
        location.assign(
          user ? `${pagePaths.dashboard}?tab=subscription&payment=done` : `${addresses.login}?payment=done`,
        ),
      delay,
    );
  }

  function onFailed(toast: ToastContent) {
    setOutcome('failed');
    leadBack(toast);
  }

  /** An answer that never came may be of a payment that went through. */
  async function onLostAnswer() {
    const isPaid = user !== undefined && (await isPaidAfterAll(order));
    if (isPaid) return onPaid();
    setOutcome('unknown');
    leadBack(checkoutMessages.now().checkout.paymentBroken);
  }

  return { outcome, onPaid, onFailed, onLostAnswer };
}

function leadBack(toast: ToastContent) {
  showToast({ ...toast, variant: 'destructive' });
  setTimeout(() => location.assign(pagePaths.plans), delay);
}

async function isPaidAfterAll(order: Order | undefined): Promise<boolean> {
  try {
    await call('refreshSubscription');
    const { isPaid, needsPayment, plan, billingCycle } = await call('getSubscription');
    // Whoever changes plan had a paid one before: it has to be the new one.
    const isOrdered = !order || (order.plan === plan && order.billingCycle === billingCycle);
    return isPaid && !needsPayment && isOrdered;
  } catch {
    return false;
  }
}
