import type { Language } from '#domain/shared/languages.ts';
import { locales } from '#domain/shared/locales.ts';
import type { BillingDetails } from './billing-details.ts';
import { type DocumentLine, documentLines } from './document-lines.ts';
import type { Receipt } from './receipt.ts';
import { type ReceiptWords, receiptWords } from './receipt-words.ts';
import type { Seller } from './seller.ts';

/** What stands on a receipt, every word and number as the customer reads it. */
export interface ReceiptDocument {
  language: Language;
  issuedAt: Date;
  title: string;
  /** Number, date and the like. */
  facts: readonly [label: string, value: string][];
  parties: readonly { label: string; lines: readonly string[] }[];
  columns: { description: string; period: string; amount: string };
  lines: readonly { description: string; period: string; amount: string }[];
  sums: readonly [label: string, amount: string][];
  total: readonly [label: string, amount: string];
  notes: readonly string[];
  /** Stands out where the document is none. */
  sample: string | undefined;
}

/** Paper and page show a receipt from this. */
export function describeReceipt(receipt: Receipt): ReceiptDocument {
  const words: ReceiptWords = receiptWords[receipt.language];
  const { kind, vat, totalCents, refersTo, seller, customer } = receipt;
  const money = moneyIn(receipt.language);
  const date = dateIn(receipt.language, 'long');
  return {
    language: receipt.language,
    issuedAt: receipt.issuedAt,
    title: words.title[kind],
    facts: [
      [words.number, receipt.number],
      [words.date, date(receipt.issuedAt)],
      ...(refersTo
        ? [[words.refersTo, `${refersTo.number}, ${date(refersTo.issuedAt)}`] as [string, string]]
        : []),
    ],
    parties: [
      { label: words.seller, lines: sellerLines(seller, words) },
      { label: words.customer, lines: customer ? customerLines(customer, words) : [receipt.email] },
    ],
    columns: {
      ...{ description: words.description, period: words.period },
      amount: words.amount[vat.nature ? 'withoutVat' : 'withVat'],
    },
    lines: documentLines(receipt).map((line) => ({
      description: describeLine(receipt, line, words),
      period: periodOf(line, receipt.language),
      amount: money(line.amountCents),
    })),
    sums: [
      [words.net, money(vat.netCents)],
      [vat.nature ? words.noVat : words.vat(vat.rate), money(vat.vatCents)],
    ],
    total: [words.total, money(totalCents)],
    notes: [words.paidByCard[kind], ...legalNotes(receipt, words)],
    sample: seller.isSample ? words.sample : undefined,
  };
}

function describeLine({ kind }: Receipt, { item, amountCents }: DocumentLine, words: ReceiptWords): string {
  if (!item) return words.balance[amountCents < 0 ? 'credit' : 'debt'];
  const plan = words.plan(item.plan, item.billingCycle);
  if (kind === 'refund') return words.refundOf(plan);
  return amountCents < 0 ? words.unused(plan) : plan;
}

function legalNotes({ vat, customer }: Receipt, words: ReceiptWords): string[] {
  if (vat.nature) return [customer?.billingCountry === 'GB' ? words.notSubject : words.reverseCharge];
  if (!customer) return [words.detailsWanted];
  return customer.billingCountry === 'IT' ? [words.courtesyCopy] : [];
}

function sellerLines(seller: Seller, words: ReceiptWords): string[] {
  return [
    ...[seller.companyName, seller.address, `${seller.postalCode} ${seller.city} ${seller.province}, Italia`],
    ...taxLines({ country: 'IT', vatNumber: seller.vatNumber, fiscalCode: seller.fiscalCode }, words),
  ];
}

function customerLines(customer: BillingDetails, words: ReceiptWords): string[] {
  const { billingPostalCode, billingCity, billingProvince, billingCountry, vatNumber, fiscalCode } = customer;
  return [
    ...[customer.companyName, customer.billingAddress],
    `${[billingPostalCode, billingCity, billingProvince].filter(Boolean).join(' ')}, ${countryNames[billingCountry]}`,
    ...taxLines({ country: billingCountry, vatNumber, fiscalCode }, words),
  ];
}

/** As letters to that country name it. */
const countryNames = {
  IT: 'Italia',
  DE: 'Deutschland',
  FR: 'France',
  ES: 'España',
  GB: 'United Kingdom',
} satisfies Record<BillingDetails['billingCountry'], string>;

function taxLines(
  { country, vatNumber, fiscalCode }: { country: string; vatNumber: string; fiscalCode: string },
  words: ReceiptWords,
): string[] {
  const isSame = fiscalCode === '' || fiscalCode === vatNumber;
  return [
    ...(vatNumber === '' ? [] : [`${words.vatNumber}: ${country}${vatNumber}`]),
    ...(isSame ? [] : [`${words.fiscalCode}: ${fiscalCode}`]),
  ];
}

function periodOf({ item }: DocumentLine, language: Language): string {
  if (!item || item.to <= item.from) return '';
  const date = dateIn(language, 'numeric');
  return `${date(item.from)} – ${date(item.to)}`;
}

/** Euro cents as money; with a real minus, and blanks that every type has. */
function moneyIn(language: Language): (cents: number) => string {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  return (cents) =>
    format
      .format(cents / 100)
      .replace('-', '−')
      .replaceAll('\u202f', '\u00a0');
}

function dateIn(language: Language, month: 'long' | 'numeric'): (instant: Date) => string {
  const day = month === 'long' ? ('numeric' as const) : ('2-digit' as const);
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ timeZone: 'Europe/Rome', day, month: month === 'long' ? month : '2-digit', year: 'numeric' },
  });
  return (instant) => format.format(instant);
}
