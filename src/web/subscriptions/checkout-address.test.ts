import { expect, test } from 'vitest';
import { checkoutAddress, readOrder } from './checkout-address.ts';

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
