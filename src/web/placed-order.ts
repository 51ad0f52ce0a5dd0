import { findInTab, keepInTab } from './tab-storage.ts';

const attemptKey = 'autoscritto-checkout-attempt';
const emailKey = 'autoscritto-checkout-email';

/**
 * One name for everything this tab tries to buy, so that a second click is the same purchase, and so that the browser
 * that paid is known again.
 */
export function findAttempt(): string | undefined {
  const kept = findInTab(attemptKey);
  if (kept) return kept;
  // Browsers make these on secure origins only; without one the server takes each click for itself.
  const made: string | undefined = crypto.randomUUID?.();
  if (made) keepInTab(attemptKey, made);
  return made;
}

/** Kept for the way back from the payment, by the arrow or a reload, and for the page that follows it. */
export const keepOrderEmail = (email: string) => keepInTab(emailKey, email);

/** The address that was typed at this tab's checkout. */
export const findOrderEmail = () => findInTab(emailKey);
