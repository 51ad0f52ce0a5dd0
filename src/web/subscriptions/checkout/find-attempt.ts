import { findInTab, keepInTab } from '#web/tab-storage.ts';

const key = 'autoscritto-checkout-attempt';

/** One name for everything this tab tries to buy, so that a second click is the same purchase. */
export function findAttempt(): string | undefined {
  const kept = findInTab(key);
  if (kept) return kept;
  // Browsers make these on secure origins only; without one the server takes each click for itself.
  const made: string | undefined = crypto.randomUUID?.();
  if (made) keepInTab(key, made);
  return made;
}
