import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

const sixHours = 6 * 60 * 60 * 1000;
const mostAtOnce = 200;
/** So many faults in a row mean that the provider is down: the rest waits for the next round. */
const mostFaults = 5;

/**
 * Reads again what may have changed without our hearing of it: what was not read for six hours, whose
 * period has ended, whose first payment is awaited. A fault is told to `onError` and stops no other.
 */
export async function reconcileSubscriptions(
  deps: SettleDeps & { onError(error: unknown): void },
  /** Aborted when the process ends: then nothing new is asked. */
  signal?: { readonly aborted: boolean },
): Promise<void> {
  const now = deps.now();
  const readBefore = new Date(now.getTime() - sixHours);
  let faults = 0;
  for (const { id } of await deps.subscriptions.findDue({ now, readBefore, most: mostAtOnce })) {
    if (signal?.aborted) return;
    try {
      await settleSubscription(deps, id);
      faults = 0;
    } catch (error) {
      deps.onError(error);
      if (++faults === mostFaults) return;
    }
  }
}
