import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession } from '#web/api/session.ts';

/** Whoever comes from a payment sees what it gave, even when the provider's own message was lost. */
export function useArrivedPayment(): void {
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const hasPaid = new URLSearchParams(search).get('payment') === 'done';
  useEffect(() => {
    if (!hasPaid) return;
    const rest = new URLSearchParams(search);
    rest.delete('payment');
    navigate(rest.size ? `${path}?${rest}` : path, { replace: true });
    void readAgain().catch(() => {});

    async function readAgain() {
      await call('refreshSubscription');
      await reloadSession();
      await Promise.all(
        [queryKeys.subscription, queryKeys.dashboardStats, queryKeys.receipts].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    }
  }, [hasPaid, search, path, navigate, client]);
}
