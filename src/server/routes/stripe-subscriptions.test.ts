import { type SQL, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { createStripeTestApp } from '#server/testing/stripe-test-app.ts';
import type { Caller, SignedInCaller } from '#server/testing/test-app.ts';

const app = await createStripeTestApp();
const { signedIn, visitor, stripe, deliverNews, loseNews, buy, clock, errors, documentsOf } = app;

const checkout = (who: Caller, order: object, email = 'who@example.org') =>
  who.call('POST', '/api/create-payment-intent', { plan: 'PRO', billing: 'monthly', email, ...order });
const held = async (who: Caller) => (await who.call('GET', '/api/subscription')).body;
const subscriptions = () => stripe.books.all<Stripe.Subscription>('subscription');
const newestBill = () => stripe.books.all<Stripe.Invoice>('invoice')[0]?.id ?? '';

/** Somebody with a plan, paid on the first of November. */
async function customer(
  plan: string,
  billing = 'monthly',
): Promise<SignedInCaller & { subscription: string }> {
  clock.now = new Date('2026-11-01T00:00:00Z');
  const user = await signedIn();
  return { ...user, subscription: await buy(user, plan, billing) };
}

describe('a checkout', () => {
  test('gives the browser what Stripe’s form needs, and the plan only once it is paid', async () => {
    const user = await signedIn();
    const begun = await checkout(user, {});
    expect(begun).toMatchObject({
      status: 200,
      body: { provider: 'stripe', publishableKey: 'pk_test_local', amountCents: 2900 },
    });
    expect(begun.body.clientSecret).toMatch(/^pi_.*_secret_/);
    expect(await held(user)).toMatchObject({ plan: 'FREE', isPaid: false });
    stripe.decline(begun.body.clientSecret);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'FREE', isPaid: false });
    stripe.pay(begun.body.clientSecret);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', status: 'active', isPaid: true });
    expect(await documentsOf(user)).toMatchObject([{ kind: 'payment', totalCents: 2900 }]);
  });

  test('promise 23: has price and currency of the plan table, whatever the browser says', async () => {
    const user = await signedIn();
    const bargain = { amount: 1, amountCents: 1, price: 'price_1', currency: 'vnd' };
    expect(await checkout(user, bargain)).toMatchObject({ status: 200, body: { amountCents: 2900 } });
    const [begun] = subscriptions();
    expect(begun).toMatchObject({ currency: 'eur', items: { data: [{ price: { unit_amount: 2900 } }] } });
  });

  test('promise 24: clicked twice, again later and again after a lost answer is one subscription', async () => {
    const user = await signedIn();
    const before = subscriptions().length;
    stripe.fail('cut', /POST \/v1\/subscriptions$/);
    expect((await checkout(user, {})).status).toBe(503);
    stripe.recover();
    const clicks = await Promise.all([checkout(user, {}), checkout(user, {})]);
    clicks.push(await checkout(user, {}));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(clicks.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(subscriptions().length).toBe(before + 1);
    expect(errors.splice(0)).toHaveLength(1);
  });

  test('paid by a visitor waits for whoever signs in with that e-mail, and for nobody else', async () => {
    const begun = await checkout(visitor(), {}, 'first.pays@example.org');
    stripe.pay(begun.body.clientSecret);
    await deliverNews();
    const stranger = await signedIn();
    await stranger.call('POST', '/api/subscription/refresh', {});
    expect(await held(stranger)).toMatchObject({ plan: 'FREE' });
    const buyer = await signedIn({ email: 'first.pays@example.org' });
    await buyer.call('POST', '/api/subscription/refresh', {});
    expect(await held(buyer)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect(await documentsOf(buyer)).toHaveLength(1);
  });

  test('with a plan that is paid already is a conflict', async () => {
    const user = await customer('STARTER');
    expect((await checkout(user, {})).status).toBe(409);
  });

  test('nobody paid within a day is over, and the next one is another', async () => {
    const user = await signedIn();
    const first = await checkout(user, {});
    stripe.expire(subscriptions()[0]?.id ?? '');
    clock.now = new Date(clock.now.getTime() + 23 * 60 * 60 * 1000);
    await deliverNews();
    const second = await checkout(user, {});
    expect(second.status).toBe(200);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    stripe.pay(second.body.clientSecret);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', isPaid: true });
  });

  test('paid by credit of an earlier subscription gives the plan without a payment, once', async () => {
    const user = await customer('ELITE', 'annual');
    await user.call('POST', '/api/subscription/change', {
      plan: 'STARTER',
      billing: 'monthly',
      atOnce: true,
    });
    stripe.cancel(user.subscription);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'FREE' });
    const inPast = subscriptions().length;
    expect((await checkout(user, { plan: 'STARTER' })).status).toBe(409);
    loseNews();
    expect(await held(user)).toMatchObject({ plan: 'STARTER', isPaid: true });
    expect((await checkout(user, { plan: 'STARTER' })).status).toBe(409);
    expect(subscriptions()).toHaveLength(inPast + 1);
  });

  test('asks for what credit of an earlier subscription leaves of the price, clicked again too', async () => {
    const user = await customer('ELITE');
    await user.call('POST', '/api/subscription/change', { plan: 'PRO', billing: 'monthly', atOnce: true });
    stripe.cancel(user.subscription);
    await deliverNews();
    const begun = [await checkout(user, {}), await checkout(user, {})];
    expect(begun.map(({ body }) => body.amountCents)).toEqual([900, 900]);
    stripe.pay(begun[0]?.body.clientSecret);
    await deliverNews();
    expect(await documentsOf(user)).toContainEqual(expect.objectContaining({ totalCents: 900 }));
  });
});

describe('promise 27: a webhook that never comes', () => {
  test('is made good by the return page', async () => {
    const user = await signedIn();
    stripe.pay((await checkout(user, {})).body.clientSecret);
    loseNews();
    expect(await held(user)).toMatchObject({ plan: 'FREE' });
    expect((await user.call('POST', '/api/subscription/refresh', {})).status).toBe(200);
    expect(await held(user)).toMatchObject({ plan: 'PRO' });
  });

  test('is made good by the reconciliation, when nobody comes back', async () => {
    const user = await signedIn();
    stripe.pay((await checkout(user, {})).body.clientSecret);
    loseNews();
    await app.app.reconcile();
    expect(await held(user)).toMatchObject({ plan: 'PRO' });
    expect(await documentsOf(user)).toHaveLength(1);
  });

  test('about a renewal is made good by the reconciliation', async () => {
    const user = await customer('PRO');
    stripe.renew(user.subscription);
    loseNews();
    await app.app.reconcile();
    expect(await held(user)).toMatchObject({ currentPeriodEnd: '2027-01-01T00:00:00.000Z' });
    expect(await documentsOf(user)).toHaveLength(2);
  });
});

describe('a renewal', () => {
  test('goes on with the plan and makes a document', async () => {
    const user = await customer('PRO');
    stripe.renew(user.subscription);
    await deliverNews();
    expect(await held(user)).toMatchObject({
      ...{ plan: 'PRO', status: 'active', currentPeriodEnd: '2027-01-01T00:00:00.000Z' },
    });
    expect(await documentsOf(user)).toMatchObject([{ totalCents: 2900 }, { totalCents: 2900 }]);
  });

  test('promise 28: that fails takes the rights away until the bill is paid', async () => {
    const user = await customer('PRO');
    stripe.setCard(user.subscription, 'declines');
    stripe.renew(user.subscription);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', status: 'inactive', needsPayment: true });
    const { body: stats } = await user.call('GET', '/api/dashboard/stats');
    expect(stats.remainingUsage).toBe(1);

    const bill = await user.call('POST', '/api/subscription/pay', {});
    expect(bill).toMatchObject({ status: 200, body: { provider: 'stripe', amountCents: 2900 } });
    stripe.pay(bill.body.clientSecret);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', status: 'active', needsPayment: false });
    expect(await documentsOf(user)).toHaveLength(2);
  });
});

test('the bill of a renewal that failed asks for what credit leaves of the price', async () => {
  const user = await customer('ELITE');
  await user.call('POST', '/api/subscription/change', { plan: 'PRO', billing: 'monthly', atOnce: true });
  stripe.setCard(user.subscription, 'declines');
  stripe.renew(user.subscription);
  await deliverNews();
  expect(await held(user)).toMatchObject({ needsPayment: true, creditCents: 0 });
  const bill = await user.call('POST', '/api/subscription/pay', {});
  expect(bill.body.amountCents).toBe(900);
  stripe.pay(bill.body.clientSecret);
  await deliverNews();
  expect(await documentsOf(user)).toContainEqual(expect.objectContaining({ totalCents: 900 }));
});

describe('a change of plan', () => {
  const change = (who: Caller, plan: string, billing = 'monthly') =>
    who.call('POST', '/api/subscription/change', { plan, billing, atOnce: true });

  test('upwards is previewed and then charged for the rest of the month', async () => {
    const user = await customer('STARTER');
    clock.now = new Date('2026-11-16T00:00:00Z');
    const preview = await user.call('POST', '/api/subscription/preview', { plan: 'PRO', billing: 'monthly' });
    expect(preview.body).toEqual({
      ...{ dueCents: 1000, creditCents: 0 },
      ...{ nextPaymentAt: '2026-12-01T00:00:00.000Z', nextPaymentCents: 2900, atPeriodEnd: null },
    });
    expect(await change(user, 'PRO')).toMatchObject({ status: 200, body: { payment: null } });
    expect(await held(user)).toMatchObject({ plan: 'PRO', billingCycle: 'monthly' });
    await deliverNews();
    expect(await documentsOf(user)).toMatchObject([{ totalCents: 900 }, { totalCents: 1000 }]);
  });

  test('the bank wants confirmed keeps the old plan until it is', async () => {
    const user = await customer('STARTER');
    clock.now = new Date('2026-11-16T00:00:00Z');
    stripe.setCard(user.subscription, 'authenticates');
    const { status, body } = await change(user, 'ELITE');
    expect({ status, provider: body.payment?.provider }).toEqual({ status: 200, provider: 'stripe' });
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'STARTER', status: 'active' });
    stripe.pay(body.payment.clientSecret);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'ELITE' });
    expect(await documentsOf(user)).toMatchObject([{ totalCents: 900 }, { totalCents: 2000 }]);
  });

  test('whose card the bank refuses changes nothing until another card has paid', async () => {
    const user = await customer('STARTER');
    stripe.setCard(user.subscription, 'declines');
    const { status, body } = await change(user, 'PRO');
    expect({ status, provider: body.payment?.provider }).toEqual({ status: 200, provider: 'stripe' });
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'STARTER', status: 'active', needsPayment: false });
    expect(await documentsOf(user)).toHaveLength(1);
    stripe.pay(body.payment.clientSecret);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', status: 'active' });
    expect(await documentsOf(user)).toHaveLength(2);
  });

  test('downwards at once leaves credit, which is no document', async () => {
    const user = await customer('ELITE');
    clock.now = new Date('2026-11-16T00:00:00Z');
    expect(await change(user, 'STARTER')).toMatchObject({ status: 200, body: { payment: null } });
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'STARTER' });
    expect(await documentsOf(user)).toMatchObject([{ totalCents: 4900 }]);
  });

  test('from monthly to annual and back', async () => {
    const user = await customer('PRO');
    clock.now = new Date('2026-11-16T00:00:00Z');
    await change(user, 'PRO', 'annual');
    expect(await held(user)).toMatchObject({
      ...{ plan: 'PRO', billingCycle: 'annual', currentPeriodEnd: '2027-11-16T00:00:00.000Z' },
    });
    clock.now = new Date('2026-12-16T00:00:00Z');
    await change(user, 'PRO', 'monthly');
    expect(await held(user)).toMatchObject({
      ...{ plan: 'PRO', billingCycle: 'monthly', currentPeriodEnd: '2027-01-16T00:00:00.000Z' },
    });
    await deliverNews();
    expect(await documentsOf(user)).toMatchObject([{ totalCents: 2900 }, { totalCents: 28150 }]);
  });

  test('promise 24: clicked twice is charged once', async () => {
    const user = await customer('STARTER');
    clock.now = new Date('2026-11-16T00:00:00Z');
    const clicks = await Promise.all([change(user, 'PRO'), change(user, 'PRO')]);
    for (const { status } of clicks) expect([200, 400]).toContain(status);
    await deliverNews();
    expect(await documentsOf(user)).toMatchObject([{ totalCents: 900 }, { totalCents: 1000 }]);
  });
});

describe('promise 28: money that goes back', () => {
  test('in part leaves the plan and makes a credit note', async () => {
    const user = await customer('PRO');
    stripe.refund(newestBill(), 1000);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect(await documentsOf(user)).toMatchObject([
      { kind: 'payment', totalCents: 2900 },
      { kind: 'refund', totalCents: -1000 },
    ]);
  });

  test('in full takes the plan away once and ends the subscription at Stripe', async () => {
    const user = await customer('PRO');
    stripe.refund(newestBill());
    await deliverNews();
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'FREE', isPaid: false });
    expect(subscriptions().find(({ id }) => id === user.subscription)?.status).toBe('canceled');
    expect(await documentsOf(user)).toHaveLength(2);
  });

  test('by a dispute takes the plan away at once; won, it comes back', async () => {
    const user = await customer('PRO');
    const dispute = stripe.dispute(newestBill());
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'FREE', isPaid: false });
    stripe.setDispute(dispute, 'won');
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect(await documentsOf(user)).toHaveLength(1);
  });

  test('by a question of the bank takes nothing away', async () => {
    const user = await customer('PRO');
    stripe.dispute(newestBill(), 'warning_needs_response');
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', isPaid: true });
  });
});

describe('promise 28: an end at Stripe’s dashboard', () => {
  test('at once gives FREE at once', async () => {
    const user = await customer('PRO');
    stripe.cancel(user.subscription);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'FREE', status: 'active', isPaid: false });
  });

  test('at the end of the period is shown and keeps the plan until then', async () => {
    const user = await customer('PRO');
    stripe.cancelAtPeriodEnd(user.subscription);
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'PRO', endsAtPeriodEnd: true });
  });

  test('by deleting the customer gives FREE, and a new plan can be bought', async () => {
    const user = await customer('PRO');
    const [found] = subscriptions();
    stripe.deleteCustomer(String(found?.customer));
    await deliverNews();
    expect(await held(user)).toMatchObject({ plan: 'FREE' });
    await buy(user, 'STARTER');
    expect(await held(user)).toMatchObject({ plan: 'STARTER', isPaid: true });
  });
});

test('promise 29: no card and no key is in any table', async () => {
  const tables = await rowsOf(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  let dump = '';
  for (const { name } of tables) {
    dump += JSON.stringify(await rowsOf(sql`select t::text as row from ${sql.identifier(name ?? '')} t`));
  }
  expect(dump).toContain('sub_1Q');
  expect(dump).not.toMatch(/4242 ?4242|sk_test|whsec_|_secret_/);
});

async function rowsOf(query: SQL): Promise<Record<string, string>[]> {
  const { rows } = (await app.db.execute(query)) as { rows: Record<string, string>[] };
  return rows;
}

test('nothing was reported as a fault', () => expect(errors).toEqual([]));
