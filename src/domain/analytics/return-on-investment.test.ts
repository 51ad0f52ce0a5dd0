import { describe, expect, test } from 'vitest';
import { planPriceOf, returnOf, roiGrowth, roiOf } from './return-on-investment.ts';

const inputs = { minutesPerText: 20, hourCost: 2500, dayCost: 1000, usualDays: 30 };
const sales = (timed: number, days: number) => ({ sold: timed, timed, days });

describe('the plan’s price for the days of a period', () => {
  const user = { subscriptionPlan: 'ELITE', subscriptionStatus: 'active', billingCycle: 'monthly' } as const;
  test.each([
    [user, 365, 58_800],
    [user, 30, 4833],
    [{ ...user, billingCycle: 'annual' as const }, 365, 50_000],
    [{ ...user, billingCycle: 'annual' as const }, 7, 959],
    [{ ...user, subscriptionPlan: 'FREE' as const }, 365, 0],
    [{ ...user, subscriptionStatus: 'inactive' as const }, 365, 0],
  ])('%j for %d days is %d cents', (who, days, cents) => {
    expect(planPriceOf(who, days)).toBe(cents);
  });
});

test('ten texts of twenty minutes are 83.33 euro; four cars ten days faster 400 euro', () => {
  expect(returnOf({ texts: 10, sales: sales(4, 80), inputs, planPrice: 4833 })).toEqual({
    ...{ timeValue: 8333, fasterSalesValue: 40_000, planPrice: 4833 },
  });
});

test('cars that stood longer cost, and are shown so', () => {
  const value = returnOf({ texts: 1, sales: sales(2, 70), inputs, planPrice: 4833 });
  expect(value.fasterSalesValue).toBe(-10_000);
  // 833 - 10000 - 4833 = -14000 of 4833.
  expect(roiOf(value, 1)).toBe(-289.7);
});

test('nobody’s usual days, nothing for faster sales', () => {
  const unknown = { ...inputs, usualDays: null };
  expect(returnOf({ texts: 1, sales: sales(9, 0), inputs: unknown, planPrice: 1 }).fasterSalesValue).toBe(0);
});

test('there is no return without texts or of a plan that costs nothing', () => {
  const value = { timeValue: 5000, fasterSalesValue: 0, planPrice: 2500 };
  const free = { ...value, planPrice: 0 };
  expect([roiOf(value, 1), roiOf(value, 0), roiOf(free, 1)]).toEqual([100, null, null]);
  const both = { now: 1, before: 1 };
  expect(roiGrowth(value, { ...value, timeValue: 2500 }, both)).toBe(100);
  expect(roiGrowth(value, value, { now: 1, before: 0 })).toBeNull();
  expect(roiGrowth(free, value, both)).toBeNull();
});
