import { describe, expect, test } from 'vitest';
import type { Payment, PaymentLine } from '../subscriptions/payments.ts';
import type { BillingDetails } from './billing-details.ts';
import { type Buyer, draftReceipts, mirrorReceipt } from './draft-receipts.ts';
import { sampleSeller } from './seller.ts';
import { splitTotal, vatOf } from './vat-of.ts';

const italian: BillingDetails = {
  companyName: 'Auto Levante S.r.l.',
  vatNumber: '12345670785',
  fiscalCode: '',
  sdiCode: '0000000',
  billingPec: '',
  billingAddress: 'Via Sparano 12',
  billingCity: 'Bari',
  billingProvince: 'BA',
  billingPostalCode: '70121',
  billingCountry: 'IT',
  billingPhone: '',
};
const german = { ...italian, vatNumber: '136695976', billingCountry: 'DE' } as const;
const british = { ...italian, vatNumber: '980780684', billingCountry: 'GB' } as const;

const buyer: Buyer = { userId: 'anna', email: 'anna@example.org', language: 'it', billing: italian };
const day = (text: string) => new Date(`${text}T09:30:00Z`);

const proMonth: PaymentLine = {
  plan: 'PRO',
  billingCycle: 'monthly',
  from: day('2026-11-21'),
  to: day('2026-12-21'),
  amountCents: 2900,
};
const paid: Payment = {
  id: 'pay-1',
  paidAt: day('2026-11-21'),
  amountCents: 2900,
  lines: [proMonth],
  refunds: [],
  isDisputed: false,
};
const subscribed = (...payments: Payment[]) => ({
  ...{ id: 'sub-1', plan: 'PRO' as const, billingCycle: 'monthly' as const, payments },
});

describe('the VAT within a total', () => {
  test.each([
    ['an Italian business pays 22 %', italian, 2900, { rate: 22, netCents: 2377, vatCents: 523 }],
    ['who has not said who he is pays 22 %', undefined, 900, { rate: 22, netCents: 738, vatCents: 162 }],
    ['a German business pays none', german, 2900, { rate: 0, netCents: 2900, vatCents: 0, nature: 'N2.1' }],
    [
      'a British business pays none',
      british,
      50_000,
      { rate: 0, netCents: 50_000, vatCents: 0, nature: 'N2.1' },
    ],
    [
      'a German without a VAT number pays as a consumer',
      { ...german, vatNumber: '' },
      2900,
      { rate: 22, netCents: 2377, vatCents: 523 },
    ],
  ])('%s', (_, customer, total, expected) => {
    expect(vatOf(total, customer)).toEqual({ nature: undefined, ...expected });
  });

  test('net and VAT add up to every total, and the VAT is that of the net to the cent', () => {
    for (let total = 1; total <= 60_000; total++) {
      const { netCents, vatCents } = splitTotal(total, { rate: 22, nature: undefined });
      expect(netCents + vatCents).toBe(total);
      expect(Math.abs(netCents * 0.22 - vatCents)).toBeLessThanOrEqual(1);
    }
  });
});

describe('documents of a subscription', () => {
  test('every payment has one, made out to the buyer', () => {
    const renewed = { ...paid, id: 'pay-2', paidAt: day('2026-12-21') };
    expect(draftReceipts(subscribed(paid, renewed), buyer, sampleSeller)).toMatchObject([
      {
        ...{ kind: 'payment', paymentId: 'pay-1', subscriptionId: 'sub-1', userId: 'anna', language: 'it' },
        ...{
          email: 'anna@example.org',
          issuedAt: day('2026-11-21'),
          customer: italian,
          seller: sampleSeller,
        },
        ...{ totalCents: 2900, lines: [proMonth], refundOf: undefined },
      },
      { paymentId: 'pay-2', issuedAt: day('2026-12-21') },
    ]);
  });

  test('a refund is a credit note with the payment’s plan and period', () => {
    const refunds = [{ id: 're-1', refundedAt: day('2026-11-25'), amountCents: 2900 }];
    const [, note] = draftReceipts(subscribed({ ...paid, refunds }), buyer, sampleSeller);
    expect(note).toMatchObject({
      ...{ kind: 'refund', paymentId: 're-1', issuedAt: day('2026-11-25'), totalCents: -2900 },
      vat: { rate: 22, netCents: -2377, vatCents: -523 },
      lines: [{ ...proMonth, amountCents: -2900 }],
      refundOf: { paymentId: 'pay-1', refundedBeforeCents: 0 },
    });
  });

  test('of an upgrade’s lines the credit note names the plan that was bought', () => {
    const unused = { ...proMonth, amountCents: -1450 };
    const elite = { ...proMonth, plan: 'ELITE' as const, amountCents: 4900 };
    const refunds = [{ id: 're-1', refundedAt: day('2026-11-25'), amountCents: 3450 }];
    const upgrade = { ...paid, amountCents: 3450, lines: [unused, elite], refunds };
    const [receipt, note] = draftReceipts(subscribed(upgrade), buyer, sampleSeller);
    expect(receipt?.lines).toEqual([unused, elite]);
    expect(note?.lines).toEqual([{ ...elite, amountCents: -3450 }]);
  });

  test('documents are drafted oldest first, in whatever order the provider tells of them', () => {
    const refund = (id: string, on: string) => ({ id, refundedAt: day(on), amountCents: 100 });
    const later = { ...paid, id: 'pay-2', paidAt: day('2026-12-21') };
    const first = {
      ...paid,
      refunds: [refund('re-3', '2026-12-24'), refund('re-1', '2026-11-25'), refund('re-2', '2026-12-01')],
    };
    const drafts = draftReceipts(subscribed(later, first), buyer, sampleSeller);
    expect(drafts.map(({ paymentId, refundOf }) => [paymentId, refundOf?.refundedBeforeCents])).toEqual([
      ['pay-1', undefined],
      ['re-1', 0],
      ['re-2', 100],
      ['pay-2', undefined],
      ['re-3', 200],
    ]);
  });

  test('the credit note of a bill names its largest line, wherever it stands', () => {
    const small = { ...proMonth, plan: 'STARTER' as const, amountCents: 500 };
    const refunds = [{ id: 're-1', refundedAt: day('2026-11-25'), amountCents: 100 }];
    const bill = { ...paid, lines: [small, proMonth, small], refunds };
    const [, note] = draftReceipts(subscribed(bill), buyer, sampleSeller);
    expect(note?.lines).toEqual([{ ...proMonth, amountCents: -100 }]);
  });

  test('a bill that cost nothing has none, and one without lines is for the plan', () => {
    const free = { ...paid, id: 'pay-0', amountCents: 0 };
    const bare = { ...paid, lines: [] };
    const drafts = draftReceipts(subscribed(free, bare), buyer, sampleSeller);
    expect(drafts.map(({ paymentId }) => paymentId)).toEqual(['pay-1']);
    expect(drafts[0]?.lines).toMatchObject([{ plan: 'PRO', billingCycle: 'monthly', amountCents: 2900 }]);
  });

  test('partial refunds mirror the receipt and add up to it, whatever the customer is by now', () => {
    // Each by itself would be rounded up: a cent too much in all.
    const refunds = [967, 967, 966].map((amountCents, index) => ({
      ...{ id: `re-${index}`, refundedAt: day(`2026-11-2${5 + index}`), amountCents },
    }));
    const moved = { ...buyer, billing: german };
    const [, ...notes] = draftReceipts(subscribed({ ...paid, refunds }), moved, sampleSeller);
    const original = {
      seller: sampleSeller,
      customer: italian,
      language: 'it',
      vat: vatOf(2900, italian),
    } as const;
    const mirrored = notes.map((note) => mirrorReceipt(note, original));
    expect(mirrored.map(({ vat, customer }) => [vat.rate, customer?.billingCountry])).toEqual(
      refunds.map(() => [22, 'IT']),
    );
    const sum = (of: (note: (typeof mirrored)[number]) => number) =>
      mirrored.reduce((total, note) => total + of(note), 0);
    expect(sum(({ vat }) => vat.netCents)).toBe(-2377);
    expect(sum(({ vat }) => vat.vatCents)).toBe(-523);
    for (const { vat, totalCents } of mirrored) expect(vat.netCents + vat.vatCents).toBe(totalCents);
  });
});
