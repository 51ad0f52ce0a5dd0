import type { BillingStore } from '#domain/billing/billing-details.ts';
import { getElectronicInvoice } from '#domain/billing/get-electronic-invoice.ts';
import { getReceipt } from '#domain/billing/get-receipt.ts';
import { getReceiptPdf, type ReceiptPdfDeps } from '#domain/billing/get-receipt-pdf.ts';
import type { Handlers } from './handler.ts';
import { presentReceipt, presentReceiptItem } from './present-receipt.ts';

type BillingRoutes = Pick<
  Handlers,
  'updateBilling' | 'findReceipts' | 'getReceipt' | 'getReceiptPdf' | 'getElectronicInvoice'
>;

interface BillingRoutesDeps extends ReceiptPdfDeps {
  billing: BillingStore;
}

export function billingRoutes(deps: BillingRoutesDeps): BillingRoutes {
  const { billing, receipts } = deps;
  return {
    async updateBilling({ user, payload }) {
      await billing.save(user.id, payload);
      return {};
    },

    async findReceipts({ user }) {
      return (await receipts.findOfUser(user.id)).map(presentReceiptItem);
    },

    async getReceipt({ user, params }) {
      return presentReceipt(await getReceipt(receipts, user, params.id));
    },

    async getReceiptPdf({ user, params }) {
      const { name, pdf } = await getReceiptPdf(deps, user, params.id);
      return { name, type: 'application/pdf', bytes: pdf };
    },

    async getElectronicInvoice({ user, params }) {
      const { name, xml } = await getElectronicInvoice(receipts, user, params.id);
      return { name, type: 'application/xml', bytes: new TextEncoder().encode(xml) };
    },
  };
}
