import type Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import { mailsTo } from '#server/testing/mailbox.ts';
import { createStripeTestApp } from '#server/testing/stripe-test-app.ts';
import { type Caller, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const testApp = await createStripeTestApp();
const { app, db, signedIn, stripe, deliverNews, loseNews, buy, clock, errors, documentsOf } = testApp;
const path = '/api/subscription/cancel';
const december = '2026-12-01T00:00:00.000Z';

const cancel = (who: Caller) => who.call('POST', path, {});
const takeBack = (who: Caller) => who.call('DELETE', path);
const held = async (who: Caller) => (await who.call('GET', '/api/subscription')).body;
const change = (who: Caller, plan: string) =>
  who.call('POST', '/api/subscription/change', { plan, billing: 'monthly' });
const atStripe = (id: string) => stripe.books.find<Stripe.Subscription>(id) as Stripe.Subscription;
const chargedCents = async (who: SignedInCaller) =>
  (await documentsOf(who)).map(({ totalCents }) => totalCents);
/** Each event twice, the last first. */
const deliverBackwards = () => deliverNews((events) => [...events, ...events].toReversed());

async function toldOf(who: { email: string }): Promise<string[]> {
  const kinds = { cancelled: /disdetta/i, resumed: /continua/i };
  const subjects = (await mailsTo(db, who.email)).map(({ subject }) => subject);
  return subjects.flatMap((subject) =>
    Object.entries(kinds).flatMap(([kind, words]) => (words.test(subject) ? [kind] : [])),
  );
}

/** A customer with a plan, paid on the first of November. */
async function customer(plan = 'PRO'): Promise<SignedInCaller & { subscription: string }> {
  clock.now = new Date('2026-11-01T00:00:00Z');
  const who = await signedIn();
  return { ...who, subscription: await buy(who, plan) };
}

afterEach(() => stripe.recover());

describe('promise 47: a cancellation', () => {
  test('ends the renewal at Stripe at once; after the period nothing is charged and FREE is left', async () => {
    const who = await customer();
    const answers = await Promise.all([cancel(who), cancel(who)]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { endsOn: december }]);
    expect(atStripe(who.subscription)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await deliverBackwards();
    expect(await held(who)).toMatchObject({
      ...{ plan: 'PRO', isPaid: true, endsAtPeriodEnd: true, nextPaymentCents: null },
      cancellationRequestedAt: '2026-11-01T00:00:00.000Z',
    });
    const bills = stripe.books.all('invoice').length;
    stripe.renew(who.subscription);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ plan: 'FREE', status: 'active', isPaid: false });
    expect(stripe.books.all('invoice')).toHaveLength(bills);
    expect(await chargedCents(who)).toEqual([2900]);
    expect(await toldOf(who)).toEqual(['cancelled']);
    expect((await cancel(who)).status).toBe(409);
  });

  test('taken back renews and is charged once', async () => {
    const who = await customer();
    await cancel(who);
    const answers = await Promise.all([takeBack(who), takeBack(who)]);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { nextPaymentAt: december, nextPaymentCents: 2900 }]);
    }
    expect(atStripe(who.subscription)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await deliverBackwards();
    stripe.renew(who.subscription);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ plan: 'PRO', isPaid: true, cancellationRequestedAt: null });
    expect(await chargedCents(who)).toEqual([2900, 2900]);
    expect(await toldOf(who)).toEqual(['cancelled', 'resumed']);
  });

  test.each<[string, () => void]>([
    ['is told by its webhook', () => {}],
    ['is found out by the reconciliation', loseNews],
  ])('whose answer was lost %s, and again asked for is one', async (_, lose) => {
    errors.splice(0);
    const who = await customer();
    stripe.fail('cut', /POST \/v1\/subscriptions\/sub/);
    const lost = await cancel(who);
    expect(lost.status).toBe(503);
    expect(lost.body.message).toMatch(/^Il servizio di pagamento non risponde\./);
    stripe.recover();
    lose();
    await deliverNews();
    clock.now = new Date('2026-11-02T00:00:00Z');
    await app.reconcile();
    expect(await held(who)).toMatchObject({ endsAtPeriodEnd: true });
    expect((await cancel(who)).body).toEqual({ endsOn: december });
    expect(await toldOf(who)).toEqual(['cancelled']);
    expect(errors.splice(0)).toHaveLength(1);
  });

  test.each(['error', 'nonsense', 'busy', 'wrong-object'] as const)(
    'while Stripe is away (%s) is a clear refusal, and nothing is half done',
    async (fault) => {
      const who = await customer();
      stripe.fail(fault);
      const refused = await cancel(who);
      expect([refused.status, refused.body.message]).toEqual([
        503,
        expect.stringMatching(/^Il servizio di pagamento non risponde\./),
      ]);
      expect((await takeBack(who)).status).toBe(503);
      stripe.recover();
      expect(atStripe(who.subscription)).toMatchObject({ cancel_at_period_end: false, metadata: {} });
      expect(await held(who)).toMatchObject({ endsAtPeriodEnd: false, cancellationRequestedAt: null });
      expect(await toldOf(who)).toEqual([]);
      expect((await cancel(who)).status).toBe(200);
      errors.splice(0);
    },
    40_000,
  );

  test('of a renewal that failed ends it, and its bill is void', async () => {
    const who = await customer();
    stripe.setCard(who.subscription, 'declines');
    stripe.renew(who.subscription);
    await deliverNews();
    const bill = stripe.books.all<Stripe.Invoice>('invoice')[0];
    expect((await cancel(who)).body).toEqual({ endsOn: null });
    expect(atStripe(who.subscription).status).toBe('canceled');
    expect(bill?.status).toBe('void');
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ plan: 'FREE', needsPayment: false });
    expect(await chargedCents(who)).toEqual([2900]);
    expect(await toldOf(who)).toEqual(['cancelled']);
  });

  test('forgets a change the bank was still asked about', async () => {
    const who = await customer('STARTER');
    stripe.setCard(who.subscription, 'authenticates');
    await change(who, 'ELITE');
    await cancel(who);
    expect(atStripe(who.subscription)).toMatchObject({ pending_update: null, cancel_at_period_end: true });
    expect(stripe.books.all<Stripe.Invoice>('invoice')[0]?.status).toBe('void');
  });
});

describe('promise 47: a cancellation at Stripe’s dashboard', () => {
  test('shows alike, is told once, and can be taken back here', async () => {
    const who = await customer();
    stripe.cancelAtPeriodEnd(who.subscription);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({
      ...{ plan: 'PRO', endsAtPeriodEnd: true, cancellationRequestedAt: '2026-11-01T00:00:00.000Z' },
    });
    expect((await cancel(who)).body).toEqual({ endsOn: december });
    expect(await toldOf(who)).toEqual(['cancelled']);
    expect((await takeBack(who)).status).toBe(200);
    expect(atStripe(who.subscription)).toMatchObject({ cancel_at_period_end: false });
  });

  test('that is taken back there is told, and renews', async () => {
    const who = await customer();
    await cancel(who);
    stripe.resume(who.subscription);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ endsAtPeriodEnd: false, cancellationRequestedAt: null });
    expect(await toldOf(who)).toEqual(['cancelled', 'resumed']);
  });

  test('on a day after the next renewal stops no cancellation of the user', async () => {
    const who = await customer();
    atStripe(who.subscription).cancel_at = Date.parse('2027-03-15T00:00:00Z') / 1000;
    await app.reconcile();
    expect(await held(who)).toMatchObject({ endsAtPeriodEnd: false, nextPaymentCents: 2900 });
    expect((await cancel(who)).body).toEqual({ endsOn: december });
    expect(atStripe(who.subscription)).toMatchObject({ cancel_at_period_end: true });
  });

  test('on a day within the period ends the plan on that day', async () => {
    const who = await customer();
    Object.assign(atStripe(who.subscription), {
      cancel_at: Date.parse('2026-11-20T00:00:00Z') / 1000,
      canceled_at: Date.parse('2026-11-01T00:00:00Z') / 1000,
    });
    await who.call('POST', '/api/subscription/refresh', {});
    expect(await held(who)).toMatchObject({
      ...{ endsAtPeriodEnd: true, currentPeriodEnd: '2026-11-20T00:00:00.000Z' },
    });
    expect((await cancel(who)).body).toEqual({ endsOn: '2026-11-20T00:00:00.000Z' });
    expect((await takeBack(who)).status).toBe(200);
    expect(atStripe(who.subscription)).toMatchObject({ cancel_at: null });
    expect(await held(who)).toMatchObject({ endsAtPeriodEnd: false, currentPeriodEnd: december });
  });
});

describe('promise 47: a plan chosen after a cancellation', () => {
  test('is a wish to stay: Stripe renews it', async () => {
    const who = await customer('STARTER');
    await cancel(who);
    expect(await change(who, 'PRO')).toMatchObject({ status: 200, body: { payment: null } });
    expect(atStripe(who.subscription)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ plan: 'PRO', endsAtPeriodEnd: false });
    expect(await toldOf(who)).toEqual(['cancelled', 'resumed']);
    stripe.renew(who.subscription);
    await deliverBackwards();
    expect(await chargedCents(who)).toEqual([900, 2000, 2900]);
  });

  test('stays cancelled until the bank has let it through', async () => {
    const who = await customer('STARTER');
    await cancel(who);
    stripe.setCard(who.subscription, 'authenticates');
    const { clientSecret } = (await change(who, 'PRO')).body.payment;
    await deliverNews();
    expect(await held(who)).toMatchObject({ plan: 'STARTER', endsAtPeriodEnd: true });
    stripe.pay(clientSecret);
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ plan: 'PRO', endsAtPeriodEnd: false });
    expect(await toldOf(who)).toEqual(['cancelled', 'resumed']);
  });

  test('by the operator at the dashboard leaves the cancellation as it is', async () => {
    const who = await customer('STARTER');
    await cancel(who);
    const elite = await customer('ELITE');
    const [item] = atStripe(who.subscription).items.data;
    const [other] = atStripe(elite.subscription).items.data;
    if (item && other) item.price = other.price;
    await who.call('POST', '/api/subscription/refresh', {});
    expect(await held(who)).toMatchObject({ plan: 'ELITE', endsAtPeriodEnd: true });
    expect(await toldOf(who)).toEqual(['cancelled']);
  });
});

describe('promise 47: somebody who cancels and wants to leave as well', () => {
  const leave = (who: SignedInCaller) =>
    who.call('POST', '/api/account/deletion', { email: who.email, password: testPassword });

  test.each([
    ['cancels first', [cancel, leave]],
    ['leaves first', [leave, cancel]],
  ])('%s: staying resumes no plan that was cancelled', async (_, steps) => {
    const who = await customer();
    for (const step of steps) expect((await step(who)).status).toBe(200);
    expect((await who.call('DELETE', '/api/account/deletion')).body).toEqual({ plan: 'none' });
    expect(atStripe(who.subscription)).toMatchObject({ cancel_at_period_end: true });
    await deliverBackwards();
    expect(await held(who)).toMatchObject({ endsAtPeriodEnd: true });
    expect(await toldOf(who)).toEqual(['cancelled']);
    expect((await takeBack(who)).status).toBe(200);
    expect(atStripe(who.subscription)).toMatchObject({ cancel_at_period_end: false, metadata: {} });
  });

  test('whose staying Stripe never heard of takes the plan back by hand', async () => {
    errors.splice(0);
    const who = await customer();
    await leave(who);
    stripe.fail('error');
    expect((await who.call('DELETE', '/api/account/deletion')).body).toEqual({ plan: 'unknown' });
    stripe.recover();
    errors.splice(0);
    expect((await takeBack(who)).status).toBe(200);
    expect(await held(who)).toMatchObject({ endsAtPeriodEnd: false, nextPaymentCents: 2900 });
  });
});

test('the server had nothing to report', () => {
  expect(errors).toEqual([]);
});
