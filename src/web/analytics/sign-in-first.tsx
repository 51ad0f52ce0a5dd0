import { useEffect } from 'react';
import { addresses } from '#web/api/calls.ts';
import { keepReturnPath } from '#web/api/return-path.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { NotFoundPage } from '#web/not-found-page.tsx';
import { loadToaster } from '#web/ui/toast/lazy-toaster.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

const delay = 500;

/** A visitor at the analytics: not there for him, he is told why and led to sign in. */
export function SignInFirst() {
  useEffect(() => {
    showToast({ ...analyticsMessages.now().accessRequired, variant: 'destructive' });
    keepReturnPath();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    // What is said must be there before it is over.
    void loadToaster().then(() => {
      if (!isGone) timer = setTimeout(() => location.assign(addresses.login), delay);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return <NotFoundPage opensSignedIn />;
}
