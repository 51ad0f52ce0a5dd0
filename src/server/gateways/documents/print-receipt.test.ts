import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { checkBillingDetails } from '#domain/billing/check-billing-details.ts';
import type { Receipt } from '#domain/billing/receipt.ts';
import { describeReceipt } from '#domain/billing/receipt-document.ts';
import { sampleSeller } from '#domain/billing/seller.ts';
import { vatOf } from '#domain/billing/vat-of.ts';
import { languages } from '#domain/shared/languages.ts';
import type { PaymentLine } from '#domain/subscriptions/payments.ts';
import { printReceipt } from './print-receipt.ts';

const customer: BillingDetails = {
  companyName: 'Automobili Škoda & Łódź di Élodie Żółć S.n.c.',
  vatNumber: '12345670785',
  fiscalCode: 'RSSMRA85T10A562S',
  sdiCode: '0000000',
  billingPec: '',
  billingAddress: 'Via Sparano 12',
  billingCity: 'Bari',
  billingProvince: 'BA',
  billingPostalCode: '70121',
  billingCountry: 'IT',
  billingPhone: '',
};
const line: PaymentLine = {
  ...{ plan: 'ELITE', billingCycle: 'annual', amountCents: 50_000 },
  ...{ from: new Date('2026-11-21T10:00:00Z'), to: new Date('2027-11-21T10:00:00Z') },
};

const receipt: Receipt = {
  ...{ id: 'r', number: '2026/17', kind: 'payment', paymentId: 'pay-1', subscriptionId: 'sub-1' },
  ...{ userId: 'anna', email: 'anna@example.org', language: 'it', refersTo: undefined },
  ...{ issuedAt: new Date('2026-11-21T10:00:00Z'), seller: sampleSeller, customer, lines: [line] },
  ...{ totalCents: 50_000, vat: vatOf(50_000, customer) },
};

async function read(changes: Partial<Receipt> = {}) {
  const data = await printReceipt(describeReceipt({ ...receipt, ...changes }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    pages.push(items.map((item) => ('str' in item ? item : { str: '', transform: [] })));
  }
  const text = pages.flat().map(({ str }) => str);
  await pdf.loadingTask.destroy();
  return { pages, info, text: text.join(' ').replace(/[\s\u00a0]+/g, ' ') };
}

describe('a printed receipt', () => {
  test('is one page with everything on it', async () => {
    const { pages, text, info } = await read();
    expect(pages).toHaveLength(1);
    for (const expected of [
      ...['Ricevuta', '2026/17', '21 novembre 2026', 'Documento di esempio', sampleSeller.companyName],
      ...[customer.companyName, 'Partita IVA: IT12345670785', 'Codice fiscale: RSSMRA85T10A562S'],
      ...['Via Sparano 12', '70121 Bari BA, Italia', 'Abbonamento ELITE, annuale', '21/11/2026 – 21/11/2027'],
      ...['Imponibile 409,84 €', 'IVA 22% 90,16 €', 'Totale 500,00 €', 'Pagato con carta'],
      'ai fini fiscali vale la fattura elettronica',
    ]) {
      expect(text).toContain(expected);
    }
    expect(info).toMatchObject({ Title: 'Ricevuta 2026/17', Author: 'Autoscritto', Language: 'it' });
  });

  const refersTo = { number: '2026/16', issuedAt: new Date('2026-11-02T10:00:00Z') };

  test.each(languages)('says in %s what its document says', async (language) => {
    const document = describeReceipt({ ...receipt, language, kind: 'refund', refersTo });
    const { text } = await read({ language, kind: 'refund', refersTo });
    const words = [
      ...[document.title, document.sample ?? '', ...document.facts.flat(), ...document.notes],
      ...[...document.sums, document.total].map((sum) => sum.join(' ')),
      ...document.parties.flatMap(({ label, lines }) => [label, ...lines]),
      ...document.lines.flatMap((row) => Object.values(row)),
    ];
    for (const word of words) expect(text).toContain(word.replace(/[\s\u00a0]+/g, ' '));
  });

  test('of a real seller is not marked as a sample', async () => {
    const { text } = await read({ seller: { ...sampleSeller, companyName: 'Vera S.r.l.', isSample: false } });
    expect(text).not.toContain('esempio:');
  });

  test('of the longest names stays within its page and columns', async () => {
    const long = {
      ...customer,
      companyName: 'W'.repeat(80),
      billingAddress: 'M'.repeat(60),
      billingCity: 'W'.repeat(60),
    };
    const { pages } = await read({ customer: long, language: 'de', totalCents: -99_999_999 });
    expect(pages).toHaveLength(1);
    for (const { str, transform } of pages.flat()) {
      if (str.trim() === '') continue;
      expect(transform[4]).toBeGreaterThanOrEqual(56 - 1);
      expect(transform[5]).toBeGreaterThan(40);
    }
  });

  test('of very many lines goes on, on further pages', async () => {
    const { pages, text } = await read({
      lines: Array.from({ length: 40 }, () => line),
      totalCents: 2_000_000,
    });
    expect(pages.length).toBeGreaterThan(1);
    expect(text.match(/Abbonamento ELITE, annuale/g)).toHaveLength(40);
    expect(text).toContain('Totale 20.000,00 €');
  });

  test('is the same whenever it is printed', async () => {
    const [once, again] = [
      await printReceipt(describeReceipt(receipt)),
      await printReceipt(describeReceipt(receipt)),
    ];
    expect(Buffer.compare(once, again)).toBe(0);
  });
});

/** Every letter and sign that billing details may have. */
const taken = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) =>
    character.trim() !== '' &&
    character.normalize('NFC') === character &&
    checkBillingDetails({ ...customer, companyName: `A${character}` }).faults.companyName === undefined,
);

test('every letter a billing form takes is printed, in both weights', async () => {
  expect(taken.length).toBeGreaterThan(500);
  const characters = `${taken.join('')}−`;
  for (let start = 0; start < characters.length; start += 50) {
    const some = characters.slice(start, start + 50);
    const { text } = await read({ customer: { ...customer, companyName: some, billingAddress: some } });
    expect(
      text
        .replaceAll(' ', '')
        .split('Cliente')[1]
        ?.slice(0, 2 * some.length),
    ).toBe(some + some);
  }
});
