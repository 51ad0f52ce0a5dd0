import { expect, it } from 'vitest';
import { plans } from '#domain/subscriptions/plans.ts';
import { annualSaving, monthlyPriceOfAYear } from './annual-price.ts';

it('shows a twelfth of the annual price, rounded', () => {
  expect(Object.values(plans).map(monthlyPriceOfAYear)).toEqual([0, 8, 25, 42]);
});

it('shows the difference from twelve monthly payments', () => {
  expect(Object.values(plans).map(annualSaving)).toEqual([0, 16, 52, 88]);
});
