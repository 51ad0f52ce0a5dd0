import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { addresses } from '#web/api/calls.ts';
import { useSession } from '#web/api/session.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

const delay = 1000;

/** The free plan is everybody's who signs in: says so and leads on, a visitor to the sign-in. */
export function useActivateFree(): () => void {
  const { user } = useSession();
  const [, navigate] = useLocation();
  const isSignedIn = user !== undefined;
  return useCallback(() => {
    const { offer } = checkoutMessages.now();
    if (isSignedIn) {
      showToast(offer.freeActivated);
      setTimeout(() => navigate(pagePaths.dashboard), delay);
    } else {
      showToast({ ...offer.accessRequired, variant: 'destructive' });
      setTimeout(() => location.assign(addresses.login), delay);
    }
  }, [isSignedIn, navigate]);
}
