import type { Language } from '#domain/shared/languages.ts';
import type { PaymentLine } from '../subscriptions/payments.ts';
import type { BillingDetails } from './billing-details.ts';
import type { Seller } from './seller.ts';

/** A payment is a receipt (in Italy TD01), what was given back a credit note (TD04). */
export type ReceiptKind = 'payment' | 'refund';

/**
 * A document of money, as it was on the day it was issued: its amounts never change, and it outlives
 * the account. Only a customer nobody knew on that day is filled in later, once.
 */
export interface Receipt extends Omit<ReceiptDraft, 'refundOf'> {
  id: string;
  /** Without gaps within a year: `2026/17`. */
  number: string;
  /** The receipt a credit note belongs to. */
  refersTo: { number: string; issuedAt: Date } | undefined;
}

export interface ReceiptDraft {
  kind: ReceiptKind;
  /** The provider's id of the payment or refund: one document for each, however often it is told. */
  paymentId: string;
  subscriptionId: string;
  /** Undefined once the account is gone, or before somebody who paid first has signed in. */
  userId: string | undefined;
  email: string;
  /** The customer's language. */
  language: Language;
  issuedAt: Date;
  seller: Seller;
  /** Undefined until the customer has filled in his billing details. */
  customer: BillingDetails | undefined;
  lines: readonly PaymentLine[];
  /** Euro cents, VAT included; negative on a credit note. */
  totalCents: number;
  vat: Vat;
  /** Of a credit note: the provider's id of the payment, and what was given back of it before, in cents. */
  refundOf: { paymentId: string; refundedBeforeCents: number } | undefined;
}

/** VAT within a total, in euro cents, negative on a credit note; `nature` (natura) says why there is none. */
export interface Vat {
  /** Percent. */
  rate: number;
  netCents: number;
  vatCents: number;
  nature: 'N2.1' | undefined;
}

export interface ReceiptStore {
  /** Newest first. */
  findOfUser(userId: string): Promise<Receipt[]>;
  /** The user's own, or undefined. */
  findById(userId: string, id: string): Promise<Receipt | undefined>;
}
