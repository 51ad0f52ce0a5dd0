import { describe, expect, test } from 'vitest';
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

describe('what changes of a plan', () => {
  test.each([
    ['PRO monthly active', 'PRO monthly active'],
    ['PRO monthly incomplete', 'PRO monthly ended'],
    ['PRO monthly active revoked', 'PRO monthly ended revoked'],
  ])('is nothing between %s and %s', (before, after) => {
    expect(changedRights([subscription(before)], [subscription(after)])).toBeUndefined();
  });

  test.each([
    ['PRO monthly incomplete', 'PRO monthly active', 'PRO'],
    ['PRO monthly active', 'PRO annual active', 'PRO'],
    ['PRO monthly active', 'PRO monthly active revoked', 'FREE'],
    ['PRO monthly active revoked', 'PRO monthly active', 'PRO'],
    ['PRO monthly active', 'PRO monthly past-due', 'PRO'],
    ['PRO monthly past-due', 'PRO monthly ended', 'FREE'],
  ])('between %s and %s is to have %s', (before, after, plan) => {
    expect(changedRights([subscription(before)], [subscription(after)])?.subscriptionPlan).toBe(plan);
  });

  test('is nothing when the lesser of two ends', () => {
    const higher = subscription('ELITE annual active');
    const before = [higher, subscription('STARTER monthly active')];
    expect(changedRights(before, [higher, subscription('STARTER monthly ended')])).toBeUndefined();
  });
});
