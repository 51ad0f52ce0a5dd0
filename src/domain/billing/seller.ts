/** Who sells (cedente/prestatore): what stands at the head of receipts and in electronic invoices. */
export interface Seller {
  companyName: string;
  /** Partita IVA, eleven digits. */
  vatNumber: string;
  /** Codice fiscale. */
  fiscalCode: string;
  address: string;
  /** CAP, five digits. */
  postalCode: string;
  city: string;
  /** Two letters. */
  province: string;
  /** Regime fiscale of FatturaPA: RF01 is the ordinary one. */
  taxRegime: string;
  /** Made up for the demo: every document then says so. */
  isSample: boolean;
}

/** Stands in for the operator in demo mode; nobody has this VAT number. */
export const sampleSeller: Seller = {
  companyName: 'Autoscritto Demo S.r.l. (dati di esempio)',
  vatNumber: '00000000000',
  fiscalCode: '00000000000',
  address: 'Via di Esempio 1',
  postalCode: '70121',
  city: 'Bari',
  province: 'BA',
  taxRegime: 'RF01',
  isSample: true,
};
