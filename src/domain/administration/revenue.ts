import type { PaidPlanId } from '../subscriptions/payments.ts';
import { plans } from '../subscriptions/plans.ts';
import type { PaidCount } from './administration-store.ts';

export interface Revenue {
  /** Euro cents a month by plan, VAT included. */
  byPlan: Record<PaidPlanId, number>;
  /** Euro cents of a month, annual subscriptions by the month. */
  monthly: number;
  /** Euro cents of a year if all goes on as it is. */
  annual: number;
}

/**
 * What running, paid subscriptions bring in by the prices of the plan table, which are what each renewal
 * takes. Documents would tell what was paid until now, with rests of changed plans among it.
 */
export function revenueOf(paid: readonly PaidCount[]): Revenue {
  const byPlan = { STARTER: 0, PRO: 0, ELITE: 0 };
  let annual = 0;
  for (const { plan, monthly, annual: yearly } of paid) {
    const { monthlyPrice, annualPrice } = plans[plan];
    const ofYear = (12 * monthly * monthlyPrice + yearly * annualPrice) * 100;
    byPlan[plan] = Math.round(ofYear / 12);
    annual += ofYear;
  }
  return { byPlan, monthly: byPlan.STARTER + byPlan.PRO + byPlan.ELITE, annual };
}
