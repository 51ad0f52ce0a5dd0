import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { dropFromTab, findInTab, keepInTab } from '#web/tab-storage.ts';

/** What was typed and not saved: a session that ended, a reload or another tab of the page lose nothing. */
export interface BillingDraft {
  read(): Partial<BillingDetails> | undefined;
  keep(form: BillingDetails): void;
  drop(): void;
}

export function billingDraftOf(userId: string): BillingDraft {
  const key = `autoscritto-billing-draft-${userId}`;
  return {
    read() {
      const kept = findInTab(key);
      if (kept === undefined) return undefined;
      try {
        return JSON.parse(kept);
      } catch {
        return undefined;
      }
    },
    keep: (form) => keepInTab(key, JSON.stringify(form)),
    drop: () => dropFromTab(key),
  };
}
