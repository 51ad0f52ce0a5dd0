import { describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import type { BillingDetails } from './billing-details.ts';
import type { Receipt } from './receipt.ts';
import { describeReceipt } from './receipt-document.ts';
import { sampleSeller } from './seller.ts';
import { vatOf } from './vat-of.ts';

const italian: BillingDetails = {
  companyName: 'Auto Levante S.r.l.',
  vatNumber: '12345670785',
  fiscalCode: '12345670785',
  sdiCode: '0000000',
  billingPec: '',
  billingAddress: 'Via Sparano 12',
  billingCity: 'Bari',
  billingProvince: '',
  billingPostalCode: '70121',
  billingCountry: 'IT',
  billingPhone: '',
};
const german: BillingDetails = { ...italian, vatNumber: '136695976', billingCountry: 'DE' };
const british: BillingDetails = { ...italian, vatNumber: '980780684', billingCountry: 'GB' };

const month = {
  ...{ plan: 'PRO' as const, billingCycle: 'monthly' as const, amountCents: 2900 },
  ...{ from: new Date('2026-11-30T23:30:00Z'), to: new Date('2026-12-31T23:30:00Z') },
};

function receiptOf(changes: Partial<Receipt> = {}): Receipt {
  const { customer = italian, totalCents = 2900 } = changes;
  return {
    ...{ id: 'r', number: '2026/17', kind: 'payment', paymentId: 'pay-1', subscriptionId: 'sub-1' },
    ...{ userId: 'anna', email: 'anna@example.org', language: 'it', refersTo: undefined },
    ...{ issuedAt: new Date('2026-11-30T23:30:00Z'), seller: sampleSeller, customer, lines: [month] },
    ...{ totalCents, vat: vatOf(totalCents, customer) },
    ...changes,
  };
}

describe('a receipt', () => {
  test('has the days of Italy and the amounts of its language', () => {
    const shown = (language: Receipt['language']) => {
      const { facts, lines, total } = describeReceipt(receiptOf({ language, totalCents: -123_456 }));
      return [facts[1]?.[1], lines[0]?.period, total[1].replaceAll('\u00a0', ' ')];
    };
    expect(languages.map(shown)).toEqual([
      ['1 dicembre 2026', '01/12/2026 – 01/01/2027', '−1234,56 €'],
      ['1 December 2026', '01/12/2026 – 01/01/2027', '−€1,234.56'],
      ['1. Dezember 2026', '01.12.2026 – 01.01.2027', '−1.234,56 €'],
      ['1 décembre 2026', '01/12/2026 – 01/01/2027', '−1 234,56 €'],
      ['1 de diciembre de 2026', '01/12/2026 – 01/01/2027', '−1234,56 €'],
    ]);
  });

  test('names VAT over its amounts only where they have some', () => {
    const headings = [italian, german, british].map(
      (customer) => describeReceipt(receiptOf({ customer })).columns.amount,
    );
    expect(headings).toEqual(['Importo, IVA inclusa', 'Importo', 'Importo']);
  });

  test.each<[string, Partial<Receipt>, RegExp]>([
    ['an Italian customer is told what counts for the taxes', {}, /fattura elettronica emessa/],
    ['a customer nobody knows is asked for his details', { customer: undefined }, /compila i dati/],
    [
      'a business in the EU owes the VAT itself',
      { customer: german, vat: vatOf(2900, german) },
      /Inversione contabile/,
    ],
    [
      'a British business is outside Italian VAT',
      { customer: british, vat: vatOf(2900, british) },
      /requisito territoriale/,
    ],
  ])('%s', (_, changes, expected) => {
    const { notes } = describeReceipt(receiptOf(changes));
    expect(notes).toEqual(['Pagato con carta', expect.stringMatching(expected)]);
  });

  test('of a customer who was a consumer when he paid keeps its VAT', () => {
    const { notes, sums } = describeReceipt(receiptOf({ customer: german, vat: vatOf(2900, undefined) }));
    expect(notes).toEqual(['Pagato con carta']);
    expect(sums[1]).toEqual(['IVA 22%', '5,23\u00a0€']);
  });

  test('of an upgrade names the unused time, and what an earlier credit paid', () => {
    const lines = [
      { ...month, amountCents: -1450 },
      { ...month, plan: 'ELITE' as const, amountCents: 4900 },
    ];
    const { lines: shown } = describeReceipt(receiptOf({ lines, totalCents: 3000 }));
    expect(shown.map(({ description, amount }) => [description, amount.replace('\u00a0', ' ')])).toEqual([
      ['Periodo non usato: Abbonamento PRO, mensile', '−14,50 €'],
      ['Abbonamento ELITE, mensile', '49,00 €'],
      ['Credito da pagamenti precedenti', '−4,50 €'],
    ]);
  });

  test('that is a credit note says so, and which receipt it belongs to', () => {
    const note = describeReceipt(
      receiptOf({
        kind: 'refund',
        refersTo: { number: '2026/16', issuedAt: new Date('2026-11-02T10:00:00Z') },
        totalCents: -2900,
        lines: [{ ...month, amountCents: -2900 }],
      }),
    );
    expect(note).toMatchObject({
      title: 'Nota di credito',
      facts: [
        ['Numero', '2026/17'],
        ['Data', '1 dicembre 2026'],
        ['Riferita a', '2026/16, 2 novembre 2026'],
      ],
    });
    expect(note.lines[0]?.description).toBe('Rimborso: Abbonamento PRO, mensile');
    expect(note.notes[0]).toBe('Rimborsato sulla carta');
  });

  test('of a customer without details shows his e-mail, and a tax code only where it says more', () => {
    const { parties } = describeReceipt(receiptOf({ customer: undefined }));
    expect(parties[1]).toEqual({ label: 'Cliente', lines: ['anna@example.org'] });
    const person = describeReceipt(receiptOf({ customer: { ...italian, fiscalCode: 'RSSMRA85T10A562S' } }));
    expect(person.parties[1]?.lines).toContain('Codice fiscale: RSSMRA85T10A562S');
    expect(describeReceipt(receiptOf()).parties[1]?.lines).toEqual([
      ...['Auto Levante S.r.l.', 'Via Sparano 12', '70121 Bari, Italia', 'Partita IVA: IT12345670785'],
    ]);
  });
});
