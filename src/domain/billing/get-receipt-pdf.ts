import type { User } from '../accounts/user.ts';
import { getReceipt } from './get-receipt.ts';
import type { ReceiptStore } from './receipt.ts';
import { describeReceipt, type ReceiptDocument } from './receipt-document.ts';
import { receiptWords } from './receipt-words.ts';

/** Puts a receipt on paper: a PDF of one A4 page. */
export type PrintReceipt = (document: ReceiptDocument) => Promise<Uint8Array<ArrayBuffer>>;

/** One of the user's own receipts as PDF in the language it was issued in, with the name of the file. */
export async function getReceiptPdf(
  { receipts, printReceipt }: { receipts: ReceiptStore; printReceipt: PrintReceipt },
  user: User,
  id: string,
): Promise<{ name: string; pdf: Uint8Array<ArrayBuffer> }> {
  const receipt = await getReceipt(receipts, user, id);
  const { fileName } = receiptWords[receipt.language];
  return {
    name: `autoscritto-${fileName[receipt.kind]}-${receipt.number.replace('/', '-')}.pdf`,
    pdf: await printReceipt(describeReceipt(receipt)),
  };
}
