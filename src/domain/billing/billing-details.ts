/** Countries whose VAT numbers are checked for real. */
export const billingCountries = ['IT', 'DE', 'FR', 'ES', 'GB'] as const;
export type BillingCountry = (typeof billingCountries)[number];

/** What an invoice needs to know of the customer; optional fields are empty when not given. */
export interface BillingDetails {
  companyName: string;
  /** Partita IVA without the country in front; in other countries the VAT number likewise. Empty for a private customer. */
  vatNumber: string;
  /** Codice fiscale, of a person or of a company. */
  fiscalCode: string;
  /** Codice destinatario of the SDI: seven characters, `0000000` when there is none. */
  sdiCode: string;
  /** Certified mail address (PEC), another way to get the electronic invoice. */
  billingPec: string;
  billingAddress: string;
  billingCity: string;
  /** Two letters, in Italy only. */
  billingProvince: string;
  billingPostalCode: string;
  billingCountry: BillingCountry;
  billingPhone: string;
}

export interface BillingStore {
  /** Replaces the user's details; receipts of his that had no customer yet get them. */
  save(userId: string, details: BillingDetails): Promise<void>;
}
