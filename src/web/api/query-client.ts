import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { showToast, type ToastContent } from '#web/ui/toast/toast-store.ts';
import { ApiError } from './api-error.ts';
import { addresses } from './calls.ts';
import { keepReturnPath } from './return-path.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `mayBeSignedOut`: a 401 is an ordinary answer here and leads nowhere. */
    mutationMeta: { mayBeSignedOut?: boolean };
    /** What is said of a 401 instead of the usual. */
    queryMeta: { whenSignedOut?: () => ToastContent };
  }
}

const loginDelay = 500;

/** Without a connection a call fails at once, instead of waiting for one with nothing said. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => leadToLogin(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => leadToLogin(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      // What failed for want of a connection is read when there is one again.
      refetchOnReconnect: true,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode,
    },
    mutations: { retry: false, networkMode },
  },
});

function leadToLogin(
  error: unknown,
  meta: { mayBeSignedOut?: boolean; whenSignedOut?: () => ToastContent } = {},
) {
  if (!(error instanceof ApiError) || !error.isUnauthorized || meta.mayBeSignedOut) return;
  const said = meta.whenSignedOut?.() ?? siteMessages.now().toasts.signedOut;
  showToast({ ...said, variant: 'destructive' });
  keepReturnPath();
  setTimeout(() => location.assign(addresses.login), loginDelay);
}
