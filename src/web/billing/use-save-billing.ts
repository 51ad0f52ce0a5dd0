import { useQueryClient } from '@tanstack/react-query';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession } from '#web/api/session.ts';

/** Saves billing details: a receipt that had no customer has one then, and an electronic invoice. */
export function useSaveBilling(): (details: BillingDetails) => Promise<void> {
  const client = useQueryClient();
  return async (payload) => {
    await call('updateBilling', { payload });
    await reloadSession();
    await client.invalidateQueries({ queryKey: queryKeys.receipts });
  };
}
