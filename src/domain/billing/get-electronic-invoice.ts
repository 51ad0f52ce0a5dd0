import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import { type InvoicedReceipt, writeFatturaPa } from './fattura-pa/write-fattura-pa.ts';
import { getReceipt } from './get-receipt.ts';
import type { Receipt, ReceiptStore } from './receipt.ts';
import { noDetailsYet } from './receipt-refusals.ts';

/**
 * The electronic invoice of one of the user's own receipts, with the name of its file. `conflict` while
 * nobody knows who the customer is.
 */
export async function getElectronicInvoice(
  store: ReceiptStore,
  user: User,
  id: string,
): Promise<{ name: string; xml: string }> {
  const receipt = await getReceipt(store, user, id);
  if (!hasElectronicInvoice(receipt)) throw new ProductError('conflict', noDetailsYet);
  return writeFatturaPa(receipt);
}

/** Whether the customer is known: a document without one waits for billing details. */
export const hasElectronicInvoice = (receipt: Receipt): receipt is InvoicedReceipt =>
  receipt.customer !== undefined;
