import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { dropFromTab, findInTab, keepInTab } from '#web/tab-storage.ts';

const keyOf = (userId: string) => `autoscritto-billing-draft-${userId}`;

/** What was typed and not saved: a session that ended, a reload or another tab of the page lose nothing. */
export function readBillingDraft(userId: string): Partial<BillingDetails> | undefined {
  const kept = findInTab(keyOf(userId));
  if (kept === undefined) return undefined;
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

export const keepBillingDraft = (userId: string, form: BillingDetails): boolean =>
  keepInTab(keyOf(userId), JSON.stringify(form));

export const dropBillingDraft = (userId: string): void => dropFromTab(keyOf(userId));
