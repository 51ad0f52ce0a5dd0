import { expect, test } from 'vitest';
import { checkoutAddress, plansAddress, readOrder } from './checkout-address.ts';
import { findCycle, ownCycle } from './find-cycle.ts';

test.each([
  ['?plan=ELITE&billing=annual', { plan: 'ELITE', billingCycle: 'annual' }],
  ['?plan=starter', { plan: 'STARTER', billingCycle: 'monthly' }],
  ['', { plan: 'PRO', billingCycle: 'monthly' }],
  ['?plan=FREE&billing=daily', { plan: 'PRO', billingCycle: 'monthly' }],
  ['?plan=%3Cscript%3E', { plan: 'PRO', billingCycle: 'monthly' }],
])('%s asks for %j', (search, order) => {
  expect(readOrder(search)).toEqual(order);
});

test('an order comes back from its address', () => {
  const order = { plan: 'ELITE', billingCycle: 'annual' } as const;
  expect(readOrder(new URL(checkoutAddress(order), 'http://localhost').search)).toEqual(order);
});

test('the plans are reached with plan and cycle, which stay as they were chosen', () => {
  expect(plansAddress({ plan: 'PRO', billingCycle: 'monthly' })).toBe('/subscribe?plan=pro');
  const annual = plansAddress({ plan: 'ELITE', billingCycle: 'annual' });
  expect(annual).toBe('/subscribe?plan=elite&billing=annual');
  expect(findCycle(new URL(annual, 'http://localhost').search)).toBe('annual');
  expect(findCycle('?billing=MONTHLY')).toBe('monthly');
  expect([findCycle(''), findCycle('?billing=daily')]).toEqual([undefined, undefined]);
});

test('a customer begins with the cycle they pay by, others with none', () => {
  expect(ownCycle({ subscriptionPlan: 'PRO', billingCycle: 'annual' })).toBe('annual');
  expect(ownCycle({ subscriptionPlan: 'FREE', billingCycle: 'annual' })).toBeUndefined();
  expect(ownCycle(undefined)).toBeUndefined();
});
