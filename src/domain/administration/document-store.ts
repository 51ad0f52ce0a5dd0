import type { Receipt } from '../billing/receipt.ts';

/** What a month has of receipts and credit notes. */
export interface DocumentCounts {
  documents: number;
  electronicInvoices: number;
  withoutCustomer: number;
  /** The month of the first document there is, written `2026-11`; undefined before it. */
  firstMonth: string | undefined;
}

/** Everybody's documents, also of accounts that are gone; a month is one in Europe/Rome, written `2026-11`. */
export interface DocumentStore {
  countOf(month: string): Promise<DocumentCounts>;
  /** The numbers of the documents dated in the month, in their order. */
  findNumbers(month: string): Promise<string[]>;
  /** The documents of these numbers, in the same order. */
  findByNumbers(numbers: readonly string[]): Promise<Receipt[]>;
}
