import type { Handlers } from './handler.ts';
import { notYet } from './not-yet.ts';

type BillingRoutes = Pick<
  Handlers,
  'updateBilling' | 'findReceipts' | 'getReceipt' | 'getReceiptPdf' | 'getElectronicInvoice'
>;

export function billingRoutes(): BillingRoutes {
  return {
    updateBilling: notYet,
    findReceipts: notYet,
    getReceipt: notYet,
    getReceiptPdf: notYet,
    getElectronicInvoice: notYet,
  };
}
