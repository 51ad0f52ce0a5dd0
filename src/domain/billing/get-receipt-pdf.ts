import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import { getReceipt } from './get-receipt.ts';
import type { ReceiptStore } from './receipt.ts';
import { describeReceipt, type ReceiptDocument } from './receipt-document.ts';
import { tooManyDocuments } from './receipt-refusals.ts';
import { receiptWords } from './receipt-words.ts';

/** Puts a receipt on paper: a PDF of one A4 page. */
export type PrintReceipt = (document: ReceiptDocument) => Promise<Uint8Array<ArrayBuffer>>;

export interface ReceiptPdfDeps extends TurnDeps {
  receipts: ReceiptStore;
  printReceipt: PrintReceipt;
}

/** Five years of months at once; each takes the printing thread 30 to 100 ms. */
const limit = { most: 60, milliseconds: 10 * 60_000 };

/**
 * One of the user's own receipts as PDF in the language it was issued in, with the name of the file.
 * Throws `not-found`, and `too-many-requests` after sixty in ten minutes.
 */
export async function getReceiptPdf(
  { receipts, printReceipt, ...turns }: ReceiptPdfDeps,
  user: User,
  id: string,
): Promise<{ name: string; pdf: Uint8Array<ArrayBuffer> }> {
  const receipt = await getReceipt(receipts, user, id);
  await takeTurn(turns, `receipt-pdf:${user.id}`, limit, tooManyDocuments);
  const { fileName } = receiptWords[receipt.language];
  return {
    name: `autoscritto-${fileName[receipt.kind]}-${receipt.number.replace('/', '-')}.pdf`,
    pdf: await printReceipt(describeReceipt(receipt)),
  };
}
