import { type BillingCycle, billingCycles, type User } from '#domain/accounts/user.ts';

/** The billing cycle an address names, in any case; undefined for none we know. */
export function findCycle(search: string): BillingCycle | undefined {
  const named = new URLSearchParams(search).get('billing')?.toLowerCase();
  return billingCycles.find((cycle) => cycle === named);
}

/** The cycle a customer pays by; undefined for visitors and users of FREE. */
export function ownCycle(
  user: Pick<User, 'subscriptionPlan' | 'billingCycle'> | undefined,
): BillingCycle | undefined {
  return user && user.subscriptionPlan !== 'FREE' ? user.billingCycle : undefined;
}
