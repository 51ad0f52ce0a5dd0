import type Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import { releaseSchedule } from '#server/gateways/stripe/testing/stripe-schedules.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { createStripeTestApp } from '#server/testing/stripe-test-app.ts';
import { type Caller, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const testApp = await createStripeTestApp();
const { db, signedIn, stripe, deliverNews, buy, clock, errors, documentsOf } = testApp;
const path = '/api/subscription/change';
const december = '2026-12-01T00:00:00.000Z';

const change = (who: Caller, plan: string, billing = 'monthly') => who.call('POST', path, { plan, billing });
const takeBack = (who: Caller) => who.call('DELETE', path);
const cancel = (who: Caller) => who.call('POST', '/api/subscription/cancel', {});
const held = async (who: Caller) => (await who.call('GET', '/api/subscription')).body;
const atStripe = (id: string) => stripe.books.find<Stripe.Subscription>(id) as Stripe.Subscription;
const chargedCents = async (who: SignedInCaller) =>
  (await documentsOf(who)).map(({ totalCents }) => totalCents);
/** Each event twice, the last first. */
const deliverBackwards = () => deliverNews((events) => [...events, ...events].toReversed());
const toldOf = async (who: { email: string }) =>
  (await mailsTo(db, who.email)).filter(({ subject }) => /passi a|Resti con/.test(subject)).length;

/** A customer with a plan, paid on the first of November. */
async function customer(plan = 'ELITE'): Promise<SignedInCaller & { subscription: string }> {
  clock.now = new Date('2026-11-01T00:00:00Z');
  const who = await signedIn();
  return { ...who, subscription: await buy(who, plan) };
}

afterEach(() => stripe.recover());

describe('a change to less', () => {
  test('is a schedule at Stripe, enters with the renewal, and lets the subscription go on by its card', async () => {
    const who = await customer();
    const card = atStripe(who.subscription).default_payment_method;
    const answers = await Promise.all([change(who, 'STARTER'), change(who, 'STARTER')]);
    expect(answers.map(({ body }) => body.takesEffectOn)).toContain(december);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({
      plan: 'ELITE',
      nextOrder: { plan: 'STARTER' },
      nextPaymentCents: 900,
    });
    expect(stripe.books.all('subscription_schedule').length).toBeGreaterThan(0);
    stripe.renew(who.subscription);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ plan: 'STARTER', isPaid: true, nextOrder: null, creditCents: 0 });
    expect(atStripe(who.subscription).default_payment_method).toBe(card);
    stripe.renew(who.subscription);
    await deliverBackwards();
    expect(atStripe(who.subscription).schedule).toBeNull();
    expect(await chargedCents(who)).toEqual([4900, 900, 900]);
    expect(await toldOf(who)).toBe(1);
  });

  test('whose second request gets no answer is made good by asking again', async () => {
    const who = await customer();
    stripe.fail('cut', /POST \/v1\/subscription_schedules\/sub_sched/);
    expect((await change(who, 'STARTER')).status).toBe(503);
    stripe.recover();
    stripe.fail('error', /POST \/v1\/subscription_schedules\/sub_sched/);
    expect((await change(who, 'PRO')).status).toBe(503);
    stripe.recover();
    expect((await change(who, 'PRO')).body.takesEffectOn).toBe(december);
    expect(await held(who)).toMatchObject({ plan: 'ELITE', nextOrder: { plan: 'PRO' } });
  });

  test('from a year to a month begins its month when the year is over', async () => {
    clock.now = new Date('2026-11-01T00:00:00Z');
    const who = await signedIn();
    const subscription = await buy(who, 'PRO', 'annual');
    expect((await change(who, 'PRO')).body.takesEffectOn).toBe('2027-11-01T00:00:00.000Z');
    stripe.renew(subscription);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({
      ...{ plan: 'PRO', billingCycle: 'monthly', currentPeriodEnd: '2027-12-01T00:00:00.000Z' },
    });
    expect(await chargedCents(who)).toEqual([29_600, 2900]);
  });

  test('taken back renews as it was', async () => {
    const who = await customer();
    await change(who, 'STARTER');
    expect((await takeBack(who)).body).toEqual({ nextPaymentAt: december, nextPaymentCents: 4900 });
    expect((await takeBack(who)).status).toBe(200);
    await deliverBackwards();
    stripe.renew(who.subscription);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ plan: 'ELITE', nextOrder: null });
    expect(await chargedCents(who)).toEqual([4900, 4900]);
    expect(await toldOf(who)).toBe(2);
  });

  test('released at Stripe’s dashboard is told, though the event about the schedule is all that comes', async () => {
    const who = await customer();
    await change(who, 'STARTER');
    await deliverBackwards();
    const [schedule] = stripe.books.all<Stripe.SubscriptionSchedule>('subscription_schedule');
    if (schedule) releaseSchedule(stripe.books, schedule.id);
    await deliverNews((events) => events.filter(({ type }) => type === 'subscription_schedule.released'));
    expect(await held(who)).toMatchObject({ plan: 'ELITE', nextOrder: null, nextPaymentCents: 4900 });
    expect(await toldOf(who)).toBe(2);
  });

  test('gives way to a higher plan, to a cancellation and to leaving, which Stripe refuses while it is planned', async () => {
    const [up, out, gone] = [await customer('PRO'), await customer(), await customer()];
    for (const who of [up, out, gone]) await change(who, 'STARTER');
    expect((await change(up, 'ELITE')).body).toEqual({ payment: null, takesEffectOn: null });
    expect((await cancel(out)).body).toEqual({ endsOn: december });
    await gone.call('POST', '/api/account/deletion', { email: gone.email, password: testPassword });
    await deliverBackwards();
    expect(await held(up)).toMatchObject({ plan: 'ELITE', nextOrder: null, nextPaymentCents: 4900 });
    for (const who of [out, gone]) {
      expect(await held(who)).toMatchObject({ plan: 'ELITE', endsAtPeriodEnd: true, nextOrder: null });
    }
  });

  test('after a cancellation is a wish to stay', async () => {
    const who = await customer();
    await cancel(who);
    expect((await change(who, 'PRO')).body.takesEffectOn).toBe(december);
    expect(await held(who)).toMatchObject({
      ...{ plan: 'ELITE', endsAtPeriodEnd: false, cancellationRequestedAt: null },
      nextOrder: { plan: 'PRO' },
    });
  });

  test('takes the place of a higher plan the bank is still asked about', async () => {
    const who = await customer('PRO');
    stripe.setCard(who.subscription, 'authenticates');
    expect((await change(who, 'ELITE')).body.payment).not.toBeNull();
    expect((await change(who, 'STARTER')).body.takesEffectOn).toBe(december);
    expect(atStripe(who.subscription).pending_update).toBeNull();
    expect(await held(who)).toMatchObject({ plan: 'PRO', nextOrder: { plan: 'STARTER' } });
  });
});

test('the server had nothing to report', () => {
  const unasked = errors.filter((error) => !String(error).includes('Stripe'));
  expect(unasked).toEqual([]);
});
