import { type DeleteDueDeps, deleteDueAccounts } from './delete-due-accounts.ts';
import { deleteOldData } from './delete-old-data.ts';
import type { LeavingStore, OldDataStore } from './leaving-store.ts';
import { type RetireDeps, retireUnusedAccounts } from './retire-unused-accounts.ts';

export interface KeepPeriodsDeps extends Omit<DeleteDueDeps, 'leaving'>, Omit<RetireDeps, 'leaving'> {
  leaving: LeavingStore;
  oldData: OldDataStore;
}

/**
 * Deletes everything whose time is over. Each step is whole by itself: killed anywhere, or done by several
 * processes at once, the next round goes on where this one ended.
 */
export async function keepPeriods(
  deps: KeepPeriodsDeps,
  signal?: { readonly aborted: boolean },
): Promise<void> {
  await deleteDueAccounts(deps, signal);
  if (!signal?.aborted) await retireUnusedAccounts(deps, signal);
  if (!signal?.aborted) await deleteOldData(deps);
}
