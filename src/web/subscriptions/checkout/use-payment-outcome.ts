import { useState } from 'react';
import { pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { useSession } from '#web/api/session.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { showToast, type ToastContent } from '#web/ui/toast/toast-store.ts';

const delay = 2000;

/** Says how a payment went and leads on: to the dashboard or the sign-in, or back to the plans. */
export function usePaymentOutcome() {
  const { user } = useSession();
  const [outcome, setOutcome] = useState<'paid' | 'failed'>();

  async function onPaid(toast: ToastContent = checkoutMessages.now().checkout.paid) {
    setOutcome('paid');
    showToast(toast);
    // The provider tells the server too, but perhaps later: asking now lets the dashboard show the truth.
    if (user) await call('refreshSubscription').catch(() => {});
    setTimeout(
      () => location.assign(user ? `${pagePaths.dashboard}?tab=subscription&payment=done` : addresses.login),
      delay,
    );
  }

  function onFailed(toast: ToastContent = checkoutMessages.now().checkout.paymentBroken) {
    setOutcome('failed');
    showToast({ ...toast, variant: 'destructive' });
    setTimeout(() => location.assign(pagePaths.plans), delay);
  }

  /** An answer that never came may be of a payment that went through. */
  async function onLostAnswer() {
    const isPaid = user !== undefined && (await isPaidAfterAll());
    if (isPaid) await onPaid();
    else onFailed();
  }

  return { outcome, onPaid, onFailed, onLostAnswer };
}

async function isPaidAfterAll(): Promise<boolean> {
  try {
    await call('refreshSubscription');
    const { isPaid, needsPayment } = await call('getSubscription');
    return isPaid && !needsPayment;
  } catch {
    return false;
  }
}
