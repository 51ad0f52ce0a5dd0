import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { Receipt, ReceiptStore } from './receipt.ts';
import { noSuchReceipt } from './receipt-refusals.ts';

/** One of the user's own receipts; another's is `not-found`, just like none at all. */
export async function getReceipt(store: ReceiptStore, user: User, id: string): Promise<Receipt> {
  const receipt = await store.findById(user.id, id);
  if (!receipt) throw new ProductError('not-found', noSuchReceipt);
  return receipt;
}
