import { expect, test } from 'vitest';
import type { Payment } from './payments.ts';
import { revocationOf } from './revocation-of.ts';

const now = new Date('2026-12-01T00:00:00Z');

function payment(id: string, to: string, changes: Partial<Payment> = {}): Payment {
  const from = new Date('2026-11-01T00:00:00Z');
  const line = { plan: 'PRO', billingCycle: 'monthly', from, to: new Date(to), amountCents: 2900 } as const;
  return { id, paidAt: from, amountCents: 2900, lines: [line], refunds: [], isDisputed: false, ...changes };
}
const refund = (amountCents: number, id = 'r') => ({ id, refundedAt: now, amountCents });

const past = '2026-11-30T00:00:00Z';
const coming = '2026-12-20T00:00:00Z';

test.each<[string, Payment[], ReturnType<typeof revocationOf>]>([
  ['nothing paid', [], undefined],
  ['paid', [payment('a', coming)], undefined],
  ['given back in full', [payment('a', coming, { refunds: [refund(2900)] })], 'refunded'],
  [
    'given back in two parts',
    [payment('a', coming, { refunds: [refund(900), refund(2000, 's')] })],
    'refunded',
  ],
  ['given back in part', [payment('a', coming, { refunds: [refund(2899)] })], undefined],
  [
    'the difference of an upgrade given back',
    [payment('a', coming), payment('b', coming, { amountCents: 1000, refunds: [refund(1000)] })],
    undefined,
  ],
  [
    'an upgrade given back with what it came on top of',
    [
      payment('a', coming, { refunds: [refund(2900)] }),
      payment('b', coming, { amountCents: 1000, refunds: [refund(1000, 's')] }),
    ],
    'refunded',
  ],
  [
    'another billing cycle begun and given back',
    [payment('a', coming), payment('b', '2027-11-20T00:00:00Z', { refunds: [refund(2900)] })],
    'refunded',
  ],
  [
    'an earlier one given back',
    [payment('a', past, { refunds: [refund(2900)] }), payment('b', coming)],
    undefined,
  ],
  ['disputed', [payment('a', coming, { isDisputed: true })], 'disputed'],
  [
    'disputed and given back',
    [payment('a', coming, { isDisputed: true, refunds: [refund(2900)] })],
    'disputed',
  ],
  ['the last disputed, its days over', [payment('a', past, { isDisputed: true })], 'disputed'],
  [
    'an earlier one disputed that pays for today',
    [payment('a', coming, { isDisputed: true }), payment('b', coming)],
    'disputed',
  ],
  [
    'one of old disputed, paid since',
    [payment('a', past, { isDisputed: true }), payment('b', coming)],
    undefined,
  ],
])('%s', (_, payments, expected) => {
  expect(revocationOf(payments, now)).toBe(expected);
});
