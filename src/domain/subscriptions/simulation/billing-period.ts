import type { BillingCycle } from '../../accounts/user.ts';
import type { SimulatedPeriod } from '../simulated-subscription.ts';

const monthsOf = { monthly: 1, annual: 12 } satisfies Record<BillingCycle, number>;

/**
 * The period that begins at `from`: it ends on the anchor's day and time of a following month, on the
 * month's last day where the month is too short. UTC, as payment providers count.
 */
export function periodFrom(from: Date, billingCycle: BillingCycle, anchor = from): SimulatedPeriod {
  let end = from;
  for (let months = monthsOf[billingCycle]; end <= from; months += monthsOf[billingCycle]) {
    end = addMonths(anchor, months);
  }
  return { anchor: anchor.toISOString(), from: from.toISOString(), to: end.toISOString() };
}

function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return moved;
}
