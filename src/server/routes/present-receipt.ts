import type { ReceiptItem, WholeReceipt } from '#contract/billing.ts';
import { balanceOf } from '#domain/billing/document-lines.ts';
import { hasElectronicInvoice } from '#domain/billing/get-electronic-invoice.ts';
import type { Receipt } from '#domain/billing/receipt.ts';
import { describeReceipt } from '#domain/billing/receipt-document.ts';

/** A receipt as it stands in a list. */
export function presentReceiptItem(receipt: Receipt): ReceiptItem {
  const { id, number, kind, issuedAt, totalCents, lines } = receipt;
  return {
    ...{ id, number, kind, totalCents, issuedAt: issuedAt.toISOString() },
    lines: lines.map((line) => ({ ...line, from: line.from.toISOString(), to: line.to.toISOString() })),
    hasElectronicInvoice: hasElectronicInvoice(receipt),
  };
}

/** A receipt with everything on it. */
export function presentReceipt(receipt: Receipt): WholeReceipt {
  const { email, language, seller, customer, vat } = receipt;
  return {
    ...presentReceiptItem(receipt),
    ...{ email, language, seller, customer, vat, balanceCents: balanceOf(receipt) },
    document: describeReceipt(receipt),
    refersTo: receipt.refersTo?.number,
  };
}
