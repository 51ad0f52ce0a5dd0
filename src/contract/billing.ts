import { z } from 'zod';
import { billingCycles } from '#domain/accounts/user.ts';
import { billingCountries } from '#domain/billing/billing-details.ts';
import { checkBillingDetails } from '#domain/billing/check-billing-details.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { languages } from '#domain/shared/languages.ts';
import { type Endpoint, nothing } from './endpoint.ts';

/** Longer than any field may be; how long each may be is said by its own check. */
const optionalLine = z.string().max(500).transform(cleanLine).default('');

/** What is typed into the billing form, checked and normalised by the domain: every fault under its field, all at once. */
const billingPayloadSchema = z
  .object({
    companyName: optionalLine.meta({ description: 'Needed' }),
    vatNumber: optionalLine.meta({ description: 'Needed; the country in front and blanks are taken off' }),
    fiscalCode: optionalLine,
    sdiCode: optionalLine,
    billingPec: optionalLine,
    billingAddress: optionalLine.meta({ description: 'Needed' }),
    billingCity: optionalLine.meta({ description: 'Needed' }),
    billingProvince: optionalLine.meta({ description: 'In Italy, by its two letters or its name' }),
    billingPostalCode: optionalLine.meta({ description: 'Needed' }),
    billingCountry: z.enum(billingCountries).default('IT'),
    billingPhone: optionalLine,
  })
  .transform((typed, context) => {
    const { details, faults } = checkBillingDetails(typed);
    for (const [field, text] of Object.entries(faults)) {
      context.addIssue({ code: 'custom', path: [field], message: text.en, params: { text } });
    }
    return details;
  });

/** Empty until filled in. */
export const billingDetailsSchema = z.object({
  companyName: z.string(),
  vatNumber: z.string(),
  fiscalCode: z.string(),
  sdiCode: z.string(),
  billingPec: z.string(),
  billingAddress: z.string(),
  billingCity: z.string(),
  billingProvince: z.string(),
  billingPostalCode: z.string(),
  billingCountry: z.enum(billingCountries),
  billingPhone: z.string(),
});

const receiptLineSchema = z.object({
  plan: z.enum(['STARTER', 'PRO', 'ELITE']),
  billingCycle: z.enum(billingCycles),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  amountCents: z.int(),
});

const receiptItemSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['payment', 'refund']),
  issuedAt: z.iso.datetime(),
  /** Euro cents, VAT included; negative for what was given back. */
  totalCents: z.int(),
  lines: z.array(receiptLineSchema),
  /** There is an electronic invoice (FatturaPA) to download. */
  hasElectronicInvoice: z.boolean(),
});
export type ReceiptItem = z.output<typeof receiptItemSchema>;

const labelled = z.tuple([z.string(), z.string()]).readonly();

/** A receipt as it is read, every word and number in the customer's language. */
const receiptDocumentSchema = z.object({
  title: z.string(),
  facts: z.array(labelled).readonly(),
  parties: z.array(z.object({ label: z.string(), lines: z.array(z.string()).readonly() })).readonly(),
  columns: z.object({ description: z.string(), period: z.string(), amount: z.string() }),
  lines: z.array(z.object({ description: z.string(), period: z.string(), amount: z.string() })).readonly(),
  sums: z.array(labelled).readonly(),
  total: labelled,
  notes: z.array(z.string()).readonly(),
  /** Says that the document is none, where it is a sample. */
  sample: z.string().optional(),
});

const receiptSchema = receiptItemSchema.extend({
  email: z.string(),
  language: z.enum(languages),
  seller: z.object({
    companyName: z.string(),
    vatNumber: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    province: z.string(),
    isSample: z.boolean(),
  }),
  customer: billingDetailsSchema.optional(),
  vat: z.object({
    rate: z.number(),
    netCents: z.int(),
    vatCents: z.int(),
    nature: z.literal('N2.1').optional(),
  }),
  /** The number of the receipt a credit note belongs to. */
  refersTo: z.string().optional(),
  /** Credit (negative) or debt from earlier bills: with it the lines add up to the total. */
  balanceCents: z.int(),
  document: receiptDocumentSchema,
});
export type WholeReceipt = z.output<typeof receiptSchema>;

const receiptIdSchema = z.object({ id: z.uuid() });

export const billingEndpoints = {
  updateBilling: {
    method: 'PUT',
    path: '/api/billing',
    access: 'signed-in',
    summary: "Keeps the user's billing details, each checked",
    payload: billingPayloadSchema,
    answer: nothing,
  },
  findReceipts: {
    method: 'GET',
    path: '/api/receipts',
    access: 'signed-in',
    summary: "The user's receipts and credit notes, newest first",
    answer: z.array(receiptItemSchema),
  },
  getReceipt: {
    method: 'GET',
    path: '/api/receipts/{id}',
    access: 'signed-in',
    summary: 'One receipt with everything on it',
    params: receiptIdSchema,
    answer: receiptSchema,
  },
  getReceiptPdf: {
    method: 'GET',
    path: '/api/receipts/{id}/pdf',
    access: 'signed-in',
    summary: "A receipt as PDF, in the customer's language",
    params: receiptIdSchema,
    answer: 'file',
  },
  getElectronicInvoice: {
    method: 'GET',
    path: '/api/receipts/{id}/xml',
    access: 'signed-in',
    summary: 'The electronic invoice of a receipt whose customer is known, FatturaPA 1.2',
    params: receiptIdSchema,
    answer: 'file',
  },
} as const satisfies Record<string, Endpoint>;
