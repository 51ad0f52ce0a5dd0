import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Whoever is sent back by his bank without having paid is told so, once. */
export function useFailedPayment(): void {
  const [path, navigate] = useLocation();
  const hasFailed = new URLSearchParams(useSearch()).get('payment') === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const { paymentFailed, failedNote } = checkoutMessages.now().checkout;
    showToast({ title: paymentFailed, description: failedNote, variant: 'destructive' });
    navigate(path, { replace: true });
  }, [hasFailed, path, navigate]);
}
