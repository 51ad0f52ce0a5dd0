import { describe, expect, test } from 'vitest';
import type { SimulatedCard, SimulatedSubscription } from '../simulated-subscription.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { confirmBill } from './confirm-bill.ts';
import { firstBill } from './draw-up-bill.ts';

const began = new Date('2026-11-21T10:00:00Z');
let secrets = 0;
const at = (when: string) => ({
  ...{ subscriptionId: 's', now: new Date(when), newSecret: () => `secret ${++secrets}` },
});

function unpaid(): SimulatedSubscription {
  const begun: SimulatedSubscription = {
    ...{ plan: 'PRO', billingCycle: 'monthly', customerId: 'c', email: 'a@example.org' },
    ...{ createdAt: began.toISOString(), state: 'incomplete', endsAtPeriodEnd: false },
    ...{ credit: [], payments: [] },
  };
  return { ...begun, openBill: { ...firstBill(begun, began), clientSecret: 'first' } };
}

function paid(card: SimulatedCard, when = began): SimulatedSubscription {
  const attempt = { subscriptionId: 's', clientSecret: 'first', card, isAuthenticated: true, now: when };
  const confirmed = confirmBill(unpaid(), attempt);
  if (!confirmed) throw new Error('there is no bill');
  return confirmed.subscription;
}

const daysPaid = ({ payments }: SimulatedSubscription) => payments.map(({ paidAt }) => paidAt.slice(0, 10));

test('an unpaid first bill lapses after 23 hours and not before', () => {
  expect(bringUpToDate(unpaid(), at('2026-11-22T09:00:00Z')).state).toBe('incomplete');
  expect(bringUpToDate(unpaid(), at('2026-11-22T09:00:01Z'))).toMatchObject({
    state: 'ended',
    openBill: undefined,
  });
});

test('the first month begins when it is paid', () => {
  const { period } = paid('success', new Date('2026-11-21T20:15:00Z'));
  expect(period?.to).toBe('2026-12-21T20:15:00.000Z');
});

describe('a renewal', () => {
  test('is charged when it was due, however late somebody asks, and once', () => {
    const renewed = bringUpToDate(paid('success'), at('2027-02-25T00:00:00Z'));
    expect(daysPaid(renewed)).toEqual(['2026-11-21', '2026-12-21', '2027-01-21', '2027-02-21']);
    expect(renewed.period?.to).toBe('2027-03-21T10:00:00.000Z');
    expect(new Set(renewed.payments.map(({ id }) => id)).size).toBe(4);
    expect(bringUpToDate(renewed, at('2027-02-26T00:00:00Z'))).toBe(renewed);
  });

  test('does not come when the subscription ends with its period', () => {
    const ending = { ...paid('success'), endsAtPeriodEnd: true };
    expect(bringUpToDate(ending, at('2026-12-21T09:59:59Z')).state).toBe('active');
    const over = bringUpToDate(ending, at('2026-12-21T10:00:00Z'));
    expect([over.state, daysPaid(over)]).toEqual(['ended', ['2026-11-21']]);
  });

  test('that fails leaves its bill open for three weeks, and what is paid ends where it ended', () => {
    const failed = bringUpToDate(paid('renewal-fails'), at('2026-12-21T10:00:00Z'));
    expect(failed).toMatchObject({ state: 'past-due', openBill: { amountCents: 2900, reason: 'renewal' } });
    expect(failed.period?.to).toBe('2026-12-21T10:00:00.000Z');
    expect(bringUpToDate(failed, at('2027-01-11T10:00:00Z')).state).toBe('past-due');
    expect(bringUpToDate(failed, at('2027-01-11T10:00:01Z')).state).toBe('ended');
    expect(bringUpToDate(paid('renewal-fails'), at('2027-03-01T00:00:00Z')).state).toBe('ended');
  });

  test('that failed and is paid late goes on from where it ended, with the new card', () => {
    const failed = bringUpToDate(paid('renewal-fails'), at('2026-12-22T10:00:00Z'));
    const clientSecret = failed.openBill?.clientSecret ?? '';
    const attempt = {
      subscriptionId: 's',
      clientSecret,
      isAuthenticated: false,
      now: new Date('2026-12-30T10:00:00Z'),
    };
    const again = confirmBill(failed, { ...attempt, card: 'success' });
    expect(again).toMatchObject({
      outcome: 'succeeded',
      subscription: { state: 'active', period: { to: '2027-01-21T10:00:00.000Z' } },
    });
    const later = again && bringUpToDate(again.subscription, at('2027-01-21T10:00:00Z'));
    expect(later && daysPaid(later)).toEqual(['2026-11-21', '2026-12-30', '2027-01-21']);
  });
});

describe('a card', () => {
  const attempt = { subscriptionId: 's', clientSecret: 'first', isAuthenticated: false, now: began };

  test.each([
    ['success', false, 'succeeded'],
    ['lost-answer', false, 'succeeded'],
    ['renewal-fails', false, 'succeeded'],
    ['decline', true, 'declined'],
    ['authentication', false, 'requires-authentication'],
    ['authentication', true, 'succeeded'],
  ] as const)('%s, asked by the bank: %s, gives %s', (card, isAuthenticated, outcome) => {
    const before = unpaid();
    const confirmed = confirmBill(before, { ...attempt, card, isAuthenticated });
    expect(confirmed?.outcome).toBe(outcome);
    if (outcome === 'succeeded')
      expect(confirmed?.subscription.payments).toMatchObject([{ amountCents: 2900 }]);
    else expect(confirmed?.subscription).toBe(before);
  });

  test('pays once, whatever is tried afterwards', () => {
    const once = paid('success');
    const again = confirmBill(once, { ...attempt, card: 'decline' });
    expect(again).toEqual({ subscription: once, outcome: 'succeeded', isRepeated: true });
  });

  test('opens no bill it has no secret of', () => {
    expect(confirmBill(unpaid(), { ...attempt, card: 'success', clientSecret: 'other' })).toBeUndefined();
  });
});
