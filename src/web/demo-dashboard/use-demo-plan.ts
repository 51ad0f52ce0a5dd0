import { useSearch } from 'wouter';
import { type PlanId, planIds } from '#domain/subscriptions/plans.ts';

/** The plan that `?plan=` names in any case, PRO where it names none; and the address that shows another. */
export function useDemoPlan(): [PlanId, (plan: PlanId) => string] {
  const search = useSearch();
  const named = new URLSearchParams(search).get('plan')?.toUpperCase();
  const plan = planIds.find((id) => id === named) ?? 'PRO';
  function hrefOf(other: PlanId) {
    const params = new URLSearchParams(search);
    params.set('plan', other);
    return `?${params}`;
  }
  return [plan, hrefOf];
}
