import type { BillingStore } from '#domain/billing/billing-details.ts';
import type { Database } from './database.ts';
import { completeReceiptsOf } from './receipt-store.ts';
import { billingDetails } from './schema.ts';

export function billingStore(db: Database): BillingStore {
  return {
    save: (userId, details) =>
      db.transaction(async (tx) => {
        await tx
          .insert(billingDetails)
          .values({ userId, ...details })
          .onConflictDoUpdate({ target: billingDetails.userId, set: details });
        await completeReceiptsOf(tx, userId);
      }),
  };
}
