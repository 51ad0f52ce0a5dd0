import { describe, expect, test } from 'vitest';
import type { PlanId } from './plans.ts';
import { changedRights, rightsAmong } from './rights-among.ts';

type Judged = Parameters<typeof rightsAmong>[0][number];

/** `PRO annual past-due revoked` */
function subscription(text: string): Judged {
  const [plan, billingCycle, state, revoked] = text.split(' ');
  return { plan, billingCycle, state, isRevoked: revoked === 'revoked' } as Judged;
}

test.each([
  [[], 'FREE active monthly'],
  [['PRO annual active'], 'PRO active annual'],
  [['PRO monthly incomplete'], 'FREE active monthly'],
  [['PRO monthly past-due'], 'PRO inactive monthly'],
  [['PRO annual ended'], 'FREE active monthly'],
  [['PRO annual active revoked'], 'FREE active monthly'],
  [['PRO annual past-due revoked'], 'FREE active monthly'],
  [['PRO monthly ended', 'STARTER monthly active'], 'STARTER active monthly'],
  [['STARTER annual active', 'ELITE monthly active'], 'ELITE active monthly'],
  [['ELITE monthly past-due', 'STARTER annual active'], 'STARTER active annual'],
  [['ELITE monthly active revoked', 'STARTER monthly past-due'], 'STARTER inactive monthly'],
])('%j gives %s', (held, expected) => {
  const { subscriptionPlan, subscriptionStatus, billingCycle } = rightsAmong(held.map(subscription));
  expect(`${subscriptionPlan} ${subscriptionStatus} ${billingCycle}`).toBe(expected);
});

/** Of somebody whose plan is what his subscriptions have made it, unless `held` is given. */
function changed(before: Judged[], after: Judged[], held: PlanId = rightsAmong(before).subscriptionPlan) {
  return changedRights(before, after, held);
}

describe('what changes of a plan', () => {
  test.each([
    ['PRO monthly active', 'PRO monthly active'],
    ['PRO monthly incomplete', 'PRO monthly ended'],
    ['PRO monthly active revoked', 'PRO monthly ended revoked'],
  ])('is nothing between %s and %s', (before, after) => {
    expect(changed([subscription(before)], [subscription(after)])).toBeUndefined();
  });

  test.each([
    ['PRO monthly incomplete', 'PRO monthly active', 'PRO'],
    ['PRO monthly active', 'PRO annual active', 'PRO'],
    ['PRO monthly active', 'PRO monthly active revoked', 'FREE'],
    ['PRO monthly active revoked', 'PRO monthly active', 'PRO'],
    ['PRO monthly active', 'PRO monthly past-due', 'PRO'],
    ['PRO monthly past-due', 'PRO monthly ended', 'FREE'],
  ])('between %s and %s is to have %s', (before, after, plan) => {
    expect(changed([subscription(before)], [subscription(after)])?.subscriptionPlan).toBe(plan);
  });

  test('is nothing when the lesser of two ends', () => {
    const higher = subscription('ELITE annual active');
    const before = [higher, subscription('STARTER monthly active')];
    expect(changed(before, [higher, subscription('STARTER monthly ended')])).toBeUndefined();
  });
});

describe('of a plan that an administrator has given', () => {
  test.each([
    ['PRO', 'STARTER monthly incomplete', 'STARTER monthly active', undefined],
    ['ELITE', 'STARTER monthly active', 'STARTER monthly past-due', undefined],
    ['ELITE', 'STARTER monthly active', 'STARTER monthly ended', undefined],
    ['PRO', 'ELITE monthly incomplete', 'ELITE monthly active', 'ELITE active monthly'],
    ['PRO', 'PRO annual incomplete', 'PRO annual active', 'PRO active annual'],
    ['FREE', 'ELITE monthly active', 'PRO monthly active', 'PRO active monthly'],
  ] as const)('%s, %s becoming %s changes it to %s', (held, before, after, expected) => {
    const rights = changed([subscription(before)], [subscription(after)], held);
    const { subscriptionPlan, subscriptionStatus, billingCycle } = rights ?? {};
    expect(rights && `${subscriptionPlan} ${subscriptionStatus} ${billingCycle}`).toBe(expected);
  });
});
