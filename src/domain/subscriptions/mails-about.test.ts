import { expect, test } from 'vitest';
import { draftReceipts } from '../billing/draft-receipts.ts';
import { sampleSeller } from '../billing/seller.ts';
import { mailsAbout } from './mails-about.ts';
import type { Revocation } from './revocation-of.ts';
import type { Subscription } from './subscription.ts';

const paidAt = new Date('2026-11-21T10:00:00Z');
const held: Subscription = {
  ...{ id: 's', customerId: 'c', userId: 'u', email: 'old@example.org', language: 'it', plan: 'PRO' },
  ...{
    billingCycle: 'monthly',
    state: 'active',
    isRevoked: false,
    currentPeriodEnd: new Date('2026-12-21T10:00:00Z'),
  },
  ...{
    endsAtPeriodEnd: false,
    nextOrder: undefined,
    attemptDigest: undefined,
    creditCents: 0,
    cancellationRequestedAt: undefined,
    createdAt: paidAt,
    version: 3,
  },
};
const buyer = { userId: 'u', email: 'now@example.org', language: 'de', billing: undefined } as const;
const asked = { cancellationRequestedAt: paidAt };
const cancelled = { ...asked, endsAtPeriodEnd: true };
const origin = 'https://testi.example';

test.each<[string, Partial<Subscription>, Partial<Subscription>, string[], Revocation?]>([
  ['nothing has changed', {}, {}, []],
  ['a renewal has failed', {}, { state: 'past-due' }, ['renewal-failed']],
  ['it is still to be paid', { state: 'past-due' }, { state: 'past-due', endsAtPeriodEnd: true }, []],
  ['it has been paid', { state: 'past-due' }, {}, []],
  ['the money was given back', {}, { isRevoked: true }, ['payment-refunded'], 'refunded'],
  ['the bank disputes it', {}, { isRevoked: true }, ['payment-disputed'], 'disputed'],
  ['the dispute goes on', { isRevoked: true }, { isRevoked: true }, [], 'disputed'],
  ['and then it ended', { isRevoked: true }, { isRevoked: true, state: 'ended' }, []],
  ['a dispute was won', { isRevoked: true }, {}, []],
  ['it has ended', {}, { state: 'ended' }, []],
  ['it was cancelled', {}, cancelled, ['plan-cancelled']],
  ['it stays cancelled', cancelled, cancelled, []],
  ['it was cancelled and has ended', cancelled, { ...cancelled, state: 'ended' }, []],
  ['it only ends with its account', {}, { endsAtPeriodEnd: true }, []],
  ['an unpaid one was cancelled', { state: 'past-due' }, { ...asked, state: 'ended' }, ['plan-cancelled']],
  ['what was asked of the operator is carried out', asked, cancelled, ['plan-cancelled']],
  ['what was asked of the operator is not', asked, {}, []],
  ['a cancellation was taken back', cancelled, {}, ['plan-resumed']],
  ['and its renewal has failed meanwhile', cancelled, { state: 'past-due' }, ['renewal-failed']],
])('when %s', (_, before, after, kinds, revocation) => {
  const change = { before: { ...held, ...before }, after: { ...held, ...after } };
  const mails = mailsAbout({ ...change, revocation, newDocuments: [], buyer, origin });
  expect(mails.map(({ message }) => message.kind)).toEqual(kinds);
});

test('every payment nobody was told of is told, with what it was for; a credit note is not', () => {
  const line = { billingCycle: 'monthly', from: paidAt, to: new Date('2026-12-21T10:00:00Z') } as const;
  const payment = {
    ...{ id: 'p', paidAt, amountCents: 1000, isDisputed: false },
    lines: [
      { ...line, plan: 'ELITE', amountCents: 2450 },
      { ...line, plan: 'PRO', amountCents: -1450 },
    ],
    refunds: [{ id: 'r', refundedAt: paidAt, amountCents: 100 }],
  } as const;
  const newDocuments = draftReceipts({ ...held, payments: [payment] }, buyer, sampleSeller);
  expect(newDocuments.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
  expect(
    mailsAbout({ before: held, after: held, revocation: undefined, newDocuments, buyer, origin }),
  ).toEqual([
    {
      ...{ to: 'now@example.org', language: 'de' },
      message: {
        ...{ kind: 'payment-received', plan: 'ELITE', billingCycle: 'monthly', totalCents: 1000 },
        ...{ hasVat: true, hasAccount: true },
        link: 'https://testi.example/dashboard?tab=billing',
      },
    },
  ]);
});

test('who has no account yet is led to opening one', () => {
  const payment = { id: 'p', paidAt, amountCents: 2900, lines: [], refunds: [], isDisputed: false };
  const stranger = { ...buyer, userId: undefined };
  const newDocuments = draftReceipts({ ...held, payments: [payment] }, stranger, sampleSeller);
  const [mail] = mailsAbout({
    ...{ before: held, after: held, revocation: undefined, newDocuments },
    ...{ buyer: stranger, origin },
  });
  expect(mail?.message).toMatchObject({ hasAccount: false, link: 'https://testi.example/register' });
});
