import { type PlanId, planIds } from '#domain/subscriptions/plans.ts';

/** The plan an address names, in any case; undefined for none we know. */
export function findPreselected(search: string): PlanId | undefined {
  const named = new URLSearchParams(search).get('plan')?.toUpperCase();
  return planIds.find((id) => id === named);
}
