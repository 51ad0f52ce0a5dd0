import { z } from 'zod';
import { billingCycles } from '#domain/accounts/user.ts';
import { billingCountries } from '#domain/billing/billing-details.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { languages } from '#domain/shared/languages.ts';
import { type Endpoint, nothing } from './endpoint.ts';

const line = (most: number) => z.string().transform(cleanLine).pipe(z.string().max(most));

/** What is typed into the billing form; each field is checked by the domain. */
const billingPayloadSchema = z.object({
  companyName: line(120),
  vatNumber: line(30),
  fiscalCode: line(30).default(''),
  sdiCode: line(20).default(''),
  billingPec: line(254).default(''),
  billingAddress: line(160),
  billingCity: line(80),
  billingProvince: line(40).default(''),
  billingPostalCode: line(20),
  billingCountry: z.enum(billingCountries).default('IT'),
  billingPhone: line(40).default(''),
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
  refersTo: z.string().optional(),
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
    summary: 'The electronic invoice of an Italian customer, FatturaPA 1.2',
    params: receiptIdSchema,
    answer: 'file',
  },
} as const satisfies Record<string, Endpoint>;
