import type { User } from '../accounts/user.ts';
import { plans } from '../subscriptions/plans.ts';
import { oneDecimal, percentOf } from './percent.ts';
import type { RoiInputs } from './roi-inputs.ts';
import type { Sales } from './sale-time.ts';

/** What a period brought, and what the plan cost for its days; euro cents. */
export interface Return {
  timeValue: number;
  /** Negative where cars stood longer than they used to. */
  fasterSalesValue: number;
  planPrice: number;
}

/** `texts` counts descriptions: a dealer would write one text for a car, however many styles we write. */
export function returnOf(what: {
  texts: number;
  sales: Sales;
  inputs: RoiInputs;
  planPrice: number;
}): Return {
  const { texts, sales, inputs, planPrice } = what;
  const { minutesPerText, hourCost, dayCost, usualDays } = inputs;
  return {
    timeValue: Math.round((texts * minutesPerText * hourCost) / 60),
    fasterSalesValue: usualDays === null ? 0 : (usualDays * sales.timed - sales.days) * dayCost,
    planPrice,
  };
}

/** Percent of the plan's price that is left after it; null where the plan is free or nothing was written. */
export function roiOf(value: Return, texts: number): number | null {
  return texts === 0 ? null : percentOf(gainOf(value), value.planPrice);
}

/** Percentage points more than before; null unless both returns are known. */
export function roiGrowth(
  now: Return,
  before: Return,
  texts: { now: number; before: number },
): number | null {
  if (roiOf(now, texts.now) === null || roiOf(before, texts.before) === null) return null;
  return oneDecimal((100 * gainOf(now)) / now.planPrice - (100 * gainOf(before)) / before.planPrice);
}

const gainOf = ({ timeValue, fasterSalesValue, planPrice }: Return) =>
  timeValue + fasterSalesValue - planPrice;

/** Euro cents for so many days of the plan somebody has, at a 365th of its yearly cost; an unpaid one costs nothing. */
export function planPriceOf(
  user: Pick<User, 'subscriptionPlan' | 'subscriptionStatus' | 'billingCycle'>,
  days: number,
): number {
  if (user.subscriptionStatus !== 'active') return 0;
  const { monthlyPrice, annualPrice } = plans[user.subscriptionPlan];
  const year = user.billingCycle === 'annual' ? annualPrice : monthlyPrice * 12;
  return Math.round((year * 100 * days) / 365);
}
