import { csvLine } from '#domain/shared/csv-line.ts';
import type { Language } from '#domain/shared/languages.ts';
import { italianDateOf } from '../billing/italian-date.ts';
import type { Receipt } from '../billing/receipt.ts';
import { receiptWords } from '../billing/receipt-words.ts';

/** The first line of the register, after the mark by which Excel knows UTF-8. */
export const registerTitles = (language: Language): string => `\ufeff${csvLine(titles[language])}`;

/** A document's line; whoever has not said who he is stands there with his e-mail. */
export function registerLine(document: Receipt, xmlName: string, language: Language): string {
  const { number, issuedAt, kind, customer, email, vat, totalCents } = document;
  const amounts = [vat.netCents, vat.vatCents, totalCents].map((cents) => decimalOf(cents, language));
  return csvLine([
    ...[number, italianDateOf(issuedAt), receiptWords[language].title[kind]],
    ...[
      customer?.companyName ?? email,
      customer?.billingCountry ?? '',
      customer ? taxNumberOf(customer) : '',
    ],
    ...[...amounts, 'EUR', xmlName],
  ]);
}

/** With the country in front a spreadsheet leaves the noughts at the beginning alone. */
const taxNumberOf = ({ billingCountry, vatNumber, fiscalCode }: NonNullable<Receipt['customer']>) =>
  vatNumber === '' ? fiscalCode : billingCountry + vatNumber;

/** Cents as euro, with the decimal sign of the reader's language. */
function decimalOf(cents: number, language: Language): string {
  const euro = (cents / 100).toFixed(2);
  return language === 'en' ? euro : euro.replace('.', ',');
}

const titles: Record<Language, readonly string[]> = {
  it: [
    ...['Numero', 'Data', 'Tipo', 'Cliente', 'Paese', 'Partita IVA o codice fiscale'],
    ...['Imponibile', 'IVA', 'Totale', 'Valuta', 'File XML'],
  ],
  en: [
    ...['Number', 'Date', 'Kind', 'Customer', 'Country', 'VAT number or fiscal code'],
    ...['Net', 'VAT', 'Total', 'Currency', 'XML file'],
  ],
  de: [
    ...['Nummer', 'Datum', 'Art', 'Kunde', 'Land', 'USt-IdNr. oder Steuernummer'],
    ...['Netto', 'MwSt.', 'Gesamt', 'Währung', 'XML-Datei'],
  ],
  fr: [
    ...['Numéro', 'Date', 'Type', 'Client', 'Pays', 'Numéro de TVA ou code fiscal'],
    ...['HT', 'TVA', 'Total', 'Devise', 'Fichier XML'],
  ],
  es: [
    ...['Número', 'Fecha', 'Tipo', 'Cliente', 'País', 'NIF-IVA o código fiscal'],
    ...['Base imponible', 'IVA', 'Total', 'Moneda', 'Archivo XML'],
  ],
};
