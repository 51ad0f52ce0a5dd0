import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receiptStore } from '#server/store/receipt-store.ts';
import { outbox, subscriptions, user as users } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { alterAtProvider, checkOut, payWith, subscribe } from '#server/testing/paying.ts';
import { type Caller, createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { app, db, clock, signedIn, visitor, errors } = await createTestApp();

const planOf = async (someone: Caller) => (await someone.call('GET', '/api/subscription')).body;
/** In the order of their numbers. */
const receiptsOf = async (someone: SignedInCaller) =>
  (await receiptStore(db).findOfUser(someone.id))
    .toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
    .map(({ kind, totalCents }) => `${kind} ${totalCents}`);
const mailsTo = async (email: string) =>
  (await db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ subject }) => subject);
const days = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 24 * 60 * 60 * 1000);
};
const orderOf = (order: string) => {
  const [plan, billing] = order.split(' ');
  return { plan, billing };
};
const change = (user: Caller, order: string, atOnce = false) =>
  user.call('POST', '/api/subscription/change', { ...orderOf(order), atOnce });
const preview = (user: Caller, order: string) =>
  user.call('POST', '/api/subscription/preview', orderOf(order));
const refresh = (user: Caller) => user.call('POST', '/api/subscription/refresh', {});
const cancel = (user: Caller) => user.call('POST', '/api/subscription/cancel', {});
const write = (user: Caller) =>
  user.call('POST', '/api/generate-descriptions', { vehicleData: { make: 'Fiat', model: 'Panda' } });
/** The first half of a month of thirty days. */
const november = new Date('2026-11-21T10:00:00Z');

describe('another plan', () => {
  test('higher acts at once and costs the difference of the rest, as the preview says', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'PRO monthly');
    days(15);
    const seen = await preview(user, 'ELITE monthly');
    expect(seen.body).toEqual({
      ...{ dueCents: 1000, creditCents: 0, nextPaymentCents: 4900, atPeriodEnd: null },
      nextPaymentAt: '2026-12-21T10:00:00.000Z',
    });
    expect(await planOf(user)).toMatchObject({ plan: 'PRO' });
    expect((await change(user, 'ELITE monthly')).body).toEqual({ payment: null, takesEffectOn: null });
    expect(await planOf(user)).toMatchObject({ plan: 'ELITE', currentPeriodEnd: '2026-12-21T10:00:00.000Z' });
    expect(await receiptsOf(user)).toEqual(['payment 2900', 'payment 1000']);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  test('lower at once gives credit, which the next bills take', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'ELITE monthly');
    days(15);
    expect((await preview(user, 'STARTER monthly')).body).toEqual({
      ...{ dueCents: 0, creditCents: 2000, nextPaymentCents: 0, nextPaymentAt: '2026-12-21T10:00:00.000Z' },
      atPeriodEnd: { on: '2026-12-21T10:00:00.000Z', paymentCents: 900 },
    });
    await change(user, 'STARTER monthly', true);
    expect(await planOf(user)).toMatchObject({
      ...{ plan: 'STARTER', isPaid: true, creditCents: 2000, nextPaymentCents: 0 },
    });
    days(16 + 31);
    await app.reconcile();
    expect(await planOf(user)).toMatchObject({ creditCents: 200, nextPaymentCents: 700 });
    days(31 + 28);
    await app.reconcile();
    // 20 euro of credit cover December, January and two of the nine euro of February.
    expect(await receiptsOf(user)).toEqual(['payment 4900', 'payment 700', 'payment 900']);
  });

  test('a year instead of a month begins today', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'PRO monthly');
    days(15);
    await change(user, 'PRO annual');
    expect(await planOf(user)).toMatchObject({
      ...{ plan: 'PRO', billingCycle: 'annual', currentPeriodEnd: '2027-12-06T10:00:00.000Z' },
    });
    expect(await receiptsOf(user)).toEqual(['payment 2900', 'payment 28150']);
  });

  test('is bought once, however often it is pressed', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'STARTER monthly');
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(user, 'PRO monthly')));
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    expect(await receiptsOf(user)).toEqual(['payment 900', 'payment 2000']);
    expect((await change(user, 'STARTER monthly', true)).status).toBe(200);
    expect((await change(user, 'PRO monthly')).status).toBe(200);
    expect(await planOf(user)).toMatchObject({ plan: 'PRO' });
    expect(await receiptsOf(user)).toEqual(['payment 900', 'payment 2000']);
  });

  test('waits for the bank when the card asks for it', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'STARTER monthly', { card: 'authentication' });
    const asked = await change(user, 'ELITE monthly');
    const { clientSecret } = asked.body.payment;
    expect(await planOf(user)).toMatchObject({ plan: 'STARTER', isPaid: true });
    expect((await payWith(user, clientSecret, 'decline')).body.outcome).toBe('declined');
    expect(await planOf(user)).toMatchObject({ plan: 'STARTER', isPaid: true });
    expect((await payWith(user, clientSecret, 'authentication', true)).body.outcome).toBe('succeeded');
    expect(await planOf(user)).toMatchObject({ plan: 'ELITE', isPaid: true });
    expect(await receiptsOf(user)).toEqual(['payment 900', 'payment 4000']);
  });

  test('the bank was asked about and nobody answered is forgotten', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'STARTER monthly', { card: 'authentication' });
    const { clientSecret } = (await change(user, 'PRO monthly')).body.payment;
    days(1);
    expect((await payWith(user, clientSecret, 'success')).status).toBe(404);
    expect(await planOf(user)).toMatchObject({ plan: 'STARTER' });
  });

  test.each([
    ['the plan one has', 'PRO monthly', 400, 'plan'],
    ['no plan', 'FREE monthly', 400, 'plan'],
    ['no rhythm', 'ELITE daily', 400, 'billing'],
  ])('%s is refused', async (_, order, status, field) => {
    const user = await signedIn();
    await subscribe(user, 'PRO monthly');
    for (const answer of [await preview(user, order), await change(user, order)]) {
      expect([answer.status, answer.body.field]).toEqual([status, field]);
    }
  });

  test('is not to be had without a subscription, given by us or not', async () => {
    for (const user of [await signedIn(), await signedIn({ subscriptionPlan: 'PRO' })]) {
      for (const call of [preview, change]) {
        const answer = await call(user, 'ELITE monthly');
        expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('abbonamento')]);
      }
      expect((await user.call('POST', '/api/subscription/pay', {})).status).toBe(409);
    }
  });

  test('is not to be had while blocked', async () => {
    const user = await signedIn();
    await subscribe(user, 'STARTER monthly');
    await userStore(db).update(user.id, { subscriptionStatus: 'blocked' });
    expect((await change(user, 'PRO monthly')).status).toBe(401);
    await userStore(db).update(user.id, { subscriptionStatus: 'active' });
    expect((await planOf(user)).plan).toBe('STARTER');
  });
});

describe('usage and plan', () => {
  test('who has used up FREE goes on as soon as he has paid', async () => {
    const user = await signedIn();
    expect([(await write(user)).status, (await write(user)).status]).toEqual([200, 402]);
    await subscribe(user, 'STARTER monthly');
    for (let count = 2; count <= 5; count++) expect((await write(user)).status).toBe(200);
    expect((await write(user)).status).toBe(402);
    await change(user, 'PRO monthly');
    expect((await write(user)).status).toBe(200);
    const stats = (await user.call('GET', '/api/dashboard/stats')).body;
    expect([stats.monthlyUsage, stats.remainingUsage]).toEqual([6, 'Unlimited']);
  });

  test('who wrote seven and goes down to STARTER at once has none left, and five again next month', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'PRO monthly');
    for (let count = 0; count < 7; count++) expect((await write(user)).status).toBe(200);
    await change(user, 'STARTER monthly', true);
    const stats = (await user.call('GET', '/api/dashboard/stats')).body;
    expect([stats.monthlyUsage, stats.remainingUsage]).toEqual([7, 0]);
    expect((await write(user)).status).toBe(402);
    clock.now = new Date('2026-11-30T23:00:00Z');
    expect((await user.call('GET', '/api/dashboard/stats')).body.remainingUsage).toBe(5);
    expect((await write(user)).status).toBe(200);
  });
});

describe('a renewal', () => {
  test('goes through, each with its receipt and its mail, when the job asks', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'STARTER monthly');
    days(31);
    await Promise.all([app.reconcile(), app.reconcile(), app.reconcile()]);
    expect(await planOf(user)).toMatchObject({
      plan: 'STARTER',
      currentPeriodEnd: '2027-01-21T10:00:00.000Z',
    });
    expect(await receiptsOf(user)).toEqual(['payment 900', 'payment 900']);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  test('that fails leaves the plan without its rights, told once, until it is paid', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'PRO monthly', { card: 'renewal-fails' });
    days(31);
    await app.reconcile();
    await app.reconcile();
    await refresh(user);
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', status: 'inactive', needsPayment: true });
    expect(await mailsTo(user.email)).toEqual([expect.any(String), expect.stringContaining('rinnovo')]);
    expect([(await write(user)).status, (await write(user)).status]).toEqual([200, 402]);
    expect((await change(user, 'ELITE monthly')).status).toBe(409);
    expect((await checkOut(user, 'ELITE monthly')).status).toBe(409);

    const bill = (await user.call('POST', '/api/subscription/pay', {})).body;
    expect(bill).toMatchObject({ provider: 'simulation', publishableKey: null, amountCents: 2900 });
    expect((await payWith(user, bill.clientSecret, 'decline')).body.outcome).toBe('declined');
    expect((await payWith(user, bill.clientSecret, 'success')).body.outcome).toBe('succeeded');
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', status: 'active', needsPayment: false });
    expect((await user.call('POST', '/api/subscription/pay', {})).status).toBe(409);
    expect(await receiptsOf(user)).toEqual(['payment 2900', 'payment 2900']);
    expect((await write(user)).status).toBe(200);
  });

  test('that fails asks for what credit leaves of the price', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'ELITE monthly', { card: 'renewal-fails' });
    await change(user, 'PRO monthly', true);
    expect(await planOf(user)).toMatchObject({ creditCents: 2000, nextPaymentCents: 900 });
    days(31);
    await app.reconcile();
    const bill = (await user.call('POST', '/api/subscription/pay', {})).body;
    expect(bill.amountCents).toBe(900);
    await payWith(user, bill.clientSecret);
    expect(await receiptsOf(user)).toContain('payment 900');
  });

  test('that is never paid ends in FREE', async () => {
    clock.now = november;
    const user = await signedIn();
    await subscribe(user, 'PRO monthly', { card: 'renewal-fails' });
    days(60);
    await app.reconcile();
    expect(await planOf(user)).toMatchObject({ plan: 'FREE', status: 'active', isPaid: false });
    expect((await checkOut(user, 'PRO monthly')).status).toBe(200);
  });

  test('does not come where the operator has set the end, and the end acts on the day', async () => {
    clock.now = november;
    const user = await signedIn();
    const id = await subscribe(user, 'PRO monthly');
    await alterAtProvider(db, id, (subscription) => {
      subscription.endsAtPeriodEnd = true;
    });
    await refresh(user);
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', endsAtPeriodEnd: true });
    days(30);
    await app.reconcile();
    expect(await planOf(user)).toMatchObject({ plan: 'FREE', isPaid: false });
    expect(await receiptsOf(user)).toEqual(['payment 2900']);
  });
});

describe('money given back', () => {
  const refund = (id: string, amountCents: number) =>
    alterAtProvider(db, id, ({ payments }) => {
      const refundedAt = clock.now.toISOString();
      payments[0]?.refunds.push({ id: `refund_${id}_${amountCents}`, refundedAt, amountCents });
    });
  const dispute = (id: string, isDisputed: boolean) =>
    alterAtProvider(db, id, ({ payments }) => {
      for (const payment of payments) payment.isDisputed = isDisputed;
    });

  test('in full takes the plan away, ends the subscription, is documented and told once', async () => {
    const user = await signedIn();
    const id = await subscribe(user, 'PRO monthly');
    await refund(id, 2900);
    await Promise.all([refresh(user), refresh(user), refresh(user)]);
    await app.reconcile();
    expect(await planOf(user)).toMatchObject({ plan: 'FREE', status: 'active', isPaid: false });
    const [held] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    expect(held).toMatchObject({ state: 'ended', isRevoked: true });
    expect(await receiptsOf(user)).toEqual(['payment 2900', 'refund -2900']);
    expect(await mailsTo(user.email)).toHaveLength(2);
    expect((await checkOut(user, 'STARTER monthly')).status).toBe(200);
  });

  test('in part takes nothing away', async () => {
    const user = await signedIn();
    const id = await subscribe(user, 'PRO monthly');
    await refund(id, 900);
    await refresh(user);
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect(await receiptsOf(user)).toEqual(['payment 2900', 'refund -900']);
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('by a dispute takes the plan away until the dispute is won', async () => {
    const user = await signedIn();
    const id = await subscribe(user, 'ELITE monthly');
    await dispute(id, true);
    await refresh(user);
    expect(await planOf(user)).toMatchObject({ plan: 'FREE', isPaid: false });
    for (const refused of [
      await change(user, 'PRO monthly'),
      await checkOut(user, 'PRO monthly'),
      await user.call('POST', '/api/subscription/pay', {}),
    ]) {
      expect(refused.status).toBe(409);
    }
    await dispute(id, false);
    await refresh(user);
    expect(await planOf(user)).toMatchObject({ plan: 'ELITE', isPaid: true });
  });

  test('for one of two subscriptions leaves the other’s plan', async () => {
    const user = await signedIn();
    const lesser = await subscribe(user, 'STARTER monthly');
    await subscribe(visitor(), 'PRO monthly', { email: user.email });
    expect(await planOf(user)).toMatchObject({
      ...{ plan: 'PRO', others: [{ plan: 'STARTER', billingCycle: 'monthly' }] },
    });
    await refund(lesser, 900);
    await refresh(user);
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: true, others: [] });
  });
});

test('a deleted account keeps nobody from settling what it paid for', async () => {
  const user = await signedIn();
  const id = await subscribe(user, 'PRO monthly');
  await db.delete(users).where(eq(users.id, user.id));
  days(31);
  await app.reconcile();
  const [held] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  expect(held).toMatchObject({ userId: null, state: 'active' });
});

describe('without keys outside demo mode', async () => {
  const production = await createTestApp({ isDemo: false });

  test('nobody can pay, which is said clearly, and nothing is simulated', async () => {
    const user = await production.signedIn({ subscriptionPlan: 'PRO' });
    const answer = await checkOut(user, 'PRO monthly');
    expect([answer.status, answer.body.message]).toEqual([503, expect.stringContaining('Scrivici')]);
    expect((await payWith(user, 'simulated_x_secret_y')).status).toBe(404);
    expect((await refresh(user)).status).toBe(200);
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: false });
    expect((await cancel(user)).status).toBe(409);
    await production.app.reconcile();
    expect(production.errors).toEqual([]);
  });
});

test('the server had nothing to report', () => {
  expect(errors).toEqual([]);
});
