import { pagePaths } from '#contract/pages.ts';
import { type BillingCycle, billingCycles } from '#domain/accounts/user.ts';
import type { Order, PaidPlanId } from '#domain/subscriptions/payments.ts';
import { planIds } from '#domain/subscriptions/plans.ts';

/** The plans with one chosen, e.g. `/subscribe?plan=pro`; by the month unless said. */
export const plansAddress = ({ plan, billingCycle }: Order) =>
  `${pagePaths.plans}?plan=${plan.toLowerCase()}${billingCycle === 'annual' ? '&billing=annual' : ''}`;

/** Where an order is paid for. Gone to by a full load, because that page alone may load the provider's form. */
export const checkoutAddress = ({ plan, billingCycle }: Order) =>
  `${pagePaths.checkout}?plan=${plan}&billing=${billingCycle}`;

export const openBillAddress = `${pagePaths.checkout}?pay=open`;

/** The order an address asks for; PRO by the month where it says nothing we sell. */
export function readOrder(search: string): Order {
  const query = new URLSearchParams(search);
  const plan = paidPlans.find((id) => id === query.get('plan')?.toUpperCase()) ?? 'PRO';
  const billingCycle: BillingCycle =
    billingCycles.find((cycle) => cycle === query.get('billing')?.toLowerCase()) ?? 'monthly';
  return { plan, billingCycle };
}

const paidPlans = planIds.filter((id): id is PaidPlanId => id !== 'FREE');
