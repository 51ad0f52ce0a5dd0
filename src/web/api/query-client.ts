import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ApiError } from './api-error.ts';
import { addresses } from './calls.ts';
import { keepReturnPath } from './return-path.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `mayBeSignedOut`: a 401 is an ordinary answer here and leads nowhere. */
    mutationMeta: { mayBeSignedOut?: boolean };
  }
}

const loginDelay = 500;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => leadToLogin(error) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => leadToLogin(error, mutation.meta),
  }),
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    mutations: { retry: false },
  },
});

function leadToLogin(error: unknown, meta?: { mayBeSignedOut?: boolean }) {
  if (!(error instanceof ApiError) || !error.isUnauthorized || meta?.mayBeSignedOut) return;
  const { signedOut } = siteMessages.now().toasts;
  showToast({ ...signedOut, variant: 'destructive' });
  keepReturnPath();
  setTimeout(() => location.assign(addresses.login), loginDelay);
}
