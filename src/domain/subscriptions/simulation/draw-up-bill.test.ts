import { describe, expect, test } from 'vitest';
import type { Order } from '../payments.ts';
import type { SimulatedLine, SimulatedSubscription } from '../simulated-subscription.ts';
import { periodFrom } from './billing-period.ts';
import { changeBill, firstBill, renewalBill } from './draw-up-bill.ts';
import { sumOf } from './take-credit.ts';

const began = new Date('2026-11-21T10:00:00Z');

/** Paid for at the beginning, with a month of 30 days or a year of 365. */
function paid(order: Order, credit: SimulatedLine[] = []) {
  const period = periodFrom(began, order.billingCycle);
  const subscription: SimulatedSubscription = {
    ...{ ...order, period, credit, customerId: 'c', email: 'a@example.org', createdAt: began.toISOString() },
    ...{ state: 'active', endsAtPeriodEnd: false, payments: [] },
  };
  return { subscription, period };
}

const order = (text: string): Order => {
  const [plan, billingCycle] = text.split(' ') as [Order['plan'], Order['billingCycle']];
  return { plan, billingCycle };
};
const credit = (amountCents: number): SimulatedLine => ({
  ...{ plan: 'ELITE', billingCycle: 'monthly', amountCents },
  ...{ from: '2026-10-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z' },
});

test.each([
  ['STARTER monthly', 900],
  ['STARTER annual', 9200],
  ['PRO monthly', 2900],
  ['PRO annual', 29600],
  ['ELITE monthly', 4900],
  ['ELITE annual', 50000],
])('the first bill of %s is %i cents', (text, cents) => {
  const bill = firstBill(paid(order(text)).subscription, began);
  expect([bill.amountCents, sumOf(bill.lines)]).toEqual([cents, cents]);
});

describe('a change', () => {
  test.each([
    // from, to, when, to pay now, credit, the period's end
    ['PRO monthly', 'ELITE monthly', '2026-12-06T10:00:00Z', 1000, 0, '2026-12-21'],
    ['PRO monthly', 'STARTER monthly', '2026-12-06T10:00:00Z', 0, 1000, '2026-12-21'],
    ['PRO monthly', 'PRO annual', '2026-12-06T10:00:00Z', 28150, 0, '2027-12-06'],
    ['ELITE annual', 'ELITE monthly', '2026-11-21T10:00:00Z', 0, 45100, '2026-12-21'],
    ['STARTER monthly', 'ELITE annual', '2026-12-21T09:59:59Z', 50000, 0, '2027-12-21'],
    ['STARTER monthly', 'PRO monthly', '2026-11-21T10:00:00Z', 2000, 0, '2026-12-21'],
    ['STARTER monthly', 'PRO monthly', '2026-12-21T10:00:00Z', 0, 0, '2026-12-21'],
    // A third of a month: 2900 * 10/30 = 966.67, 4900 * 10/30 = 1633.33.
    ['PRO monthly', 'ELITE monthly', '2026-12-11T10:00:00Z', 666, 0, '2026-12-21'],
  ])('from %s to %s on %s', (from, to, when, due, left, end) => {
    const { subscription, period } = paid(order(from));
    const bill = changeBill(subscription, period, order(to), new Date(when));
    expect({
      due: bill.amountCents,
      credit: 0 - sumOf(bill.credit),
      end: bill.period.to.slice(0, 10),
    }).toEqual({ due, credit: left, end });
    expect(sumOf(bill.lines)).toBe(due);
    expect(bill).toMatchObject(order(to));
  });

  test('there and back again costs nothing', () => {
    const { subscription, period } = paid(order('PRO monthly'));
    const now = new Date('2026-12-03T17:12:09Z');
    const down = changeBill(subscription, period, order('STARTER monthly'), now);
    const lower = { ...subscription, ...order('STARTER monthly'), credit: down.credit };
    const up = changeBill(lower, down.period, order('PRO monthly'), now);
    expect([up.amountCents, sumOf(up.credit)]).toEqual([0, 0]);
  });
});

describe('credit', () => {
  test('is taken off the next bill and the rest of it stays', () => {
    const { subscription, period } = paid(order('STARTER monthly'), [credit(-1000)]);
    const bill = renewalBill(subscription, period);
    expect([bill.amountCents, sumOf(bill.lines), sumOf(bill.credit)]).toEqual([0, 0, -100]);
    expect(bill.period).toMatchObject({ from: '2026-12-21T10:00:00.000Z', to: '2027-01-21T10:00:00.000Z' });
  });

  test('smaller than the bill is used up, in the order it came in', () => {
    const { subscription, period } = paid(order('PRO monthly'), [credit(-100), credit(-250)]);
    const bill = renewalBill(subscription, period);
    expect(bill.lines.map(({ amountCents }) => amountCents)).toEqual([2900, -100, -250]);
    expect([bill.amountCents, bill.credit]).toEqual([2550, []]);
  });
});
