import { eq } from 'drizzle-orm';
import type { BillingStore } from '#domain/billing/billing-details.ts';
import type { Database } from './database.ts';
import { completeReceiptsOf } from './receipt-store.ts';
import { billingDetails, user } from './schema.ts';

export function billingStore(db: Database): BillingStore {
  return {
    save: (userId, details) =>
      db.transaction(async (tx) => {
        // Whoever writes the user's receipts holds his row too: none of them misses the details.
        await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
        await tx
          .insert(billingDetails)
          .values({ userId, ...details })
          .onConflictDoUpdate({ target: billingDetails.userId, set: details });
        await completeReceiptsOf(tx, userId);
      }),
  };
}
