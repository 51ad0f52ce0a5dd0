import { type DeleteByItselfDeps, deleteByItself } from './delete-by-itself.ts';
import { type EachDeps, eachPerson } from './each-person.ts';
import type { LeavingStore } from './leaving-store.ts';
import { stopCharging } from './stop-charging.ts';

export interface DeleteDueDeps extends DeleteByItselfDeps, EachDeps {
  leaving: Pick<LeavingStore, 'findLeaving' | 'findDue'>;
}

/**
 * Erases everybody whose thirty days are over, and sees to it that nothing is charged to those who wait: also
 * where the provider did not answer on the day they asked.
 */
export async function deleteDueAccounts(
  deps: DeleteDueDeps,
  signal?: { readonly aborted: boolean },
): Promise<void> {
  const { leaving, payments, now } = deps;
  const isDue = ({ deletionDueAt }: { deletionDueAt: Date | null }) =>
    deletionDueAt !== null && deletionDueAt <= now();
  await eachPerson(
    deps,
    (portion) => leaving.findDue(now(), portion),
    (id) => deleteByItself(deps, id, isDue),
    signal,
  );
  if (!payments) return;
  await eachPerson(deps, leaving.findLeaving, (id) => stopCharging(payments, id), signal);
}
