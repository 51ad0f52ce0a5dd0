import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { user } from '#server/store/schema.ts';
import { createStripeTestApp } from '#server/testing/stripe-test-app.ts';
import { type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const testApp = await createStripeTestApp();
const { app, db, stripe, signedIn, buy, clock, errors, deliverNews, documentsOf } = testApp;
const path = '/api/account/deletion';

const leave = (someone: SignedInCaller) =>
  someone.call('POST', path, { email: someone.email, password: testPassword });
const atStripe = (id: string) => stripe.books.find<Stripe.Subscription>(id);
const isThere = async ({ id }: SignedInCaller) => (await db.$count(user, eq(user.id, id))) === 1;
const newestBill = () => stripe.books.all<Stripe.Invoice>('invoice')[0]?.id ?? '';

test('promise 40: renewals stop at Stripe when somebody wants to leave, and go on when he stays', async () => {
  const someone = await signedIn();
  const id = await buy(someone, 'PRO');
  expect((await leave(someone)).status).toBe(200);
  expect(atStripe(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect((await someone.call('DELETE', path)).body).toEqual({ plan: 'resumed' });
  expect(atStripe(id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  await deliverNews();
  expect((await someone.call('GET', '/api/subscription')).body.endsAtPeriodEnd).toBe(false);
});

test('promise 40: what was ended in Stripe’s dashboard is not resumed', async () => {
  const someone = await signedIn();
  const id = await buy(someone, 'PRO');
  stripe.cancelAtPeriodEnd(id);
  await deliverNews();
  await leave(someone);
  await someone.call('DELETE', path);
  expect(atStripe(id)?.cancel_at_period_end).toBe(true);
});

test('promise 40: the customer is deleted at Stripe; documents stay, and a refund afterwards has its own', async () => {
  const someone = await signedIn();
  const id = await buy(someone, 'PRO');
  const bill = newestBill();
  const customer = String(atStripe(id)?.customer);
  const { dueAt } = (await leave(someone)).body;
  clock.now = new Date(dueAt);
  await app.keepPeriods();
  expect(await isThere(someone)).toBe(false);
  expect(stripe.books.find(customer)).toMatchObject({ deleted: true });
  expect(atStripe(id)?.status).toBe('canceled');
  expect(await documentsOf(someone)).toMatchObject([{ kind: 'payment', totalCents: 2900 }]);
  stripe.refund(bill);
  expect(new Set(await deliverNews())).toEqual(new Set([200]));
  expect((await documentsOf(someone)).map(({ kind }) => kind)).toEqual(['payment', 'refund']);
});

test('promise 40: a Stripe that is down keeps nobody from leaving: renewals stop and the account ends later', async () => {
  errors.splice(0);
  const someone = await signedIn();
  const id = await buy(someone, 'PRO');
  stripe.fail('error', /./);
  const asked = await leave(someone);
  expect(asked.status).toBe(200);
  expect(atStripe(id)?.cancel_at_period_end).toBe(false);
  clock.now = new Date(asked.body.dueAt);
  await app.keepPeriods();
  expect(await isThere(someone)).toBe(true);
  expect((await someone.call('DELETE', path)).body).toEqual({ plan: 'unknown' });
  expect((await leave(someone)).status).toBe(200);
  stripe.recover();
  await app.keepPeriods();
  expect(atStripe(id)?.cancel_at_period_end).toBe(true);
  expect(errors.length).toBeGreaterThan(0);
}, 60_000);

test('promise 40: killed between its steps, a deletion is gone through again', async () => {
  const someone = await signedIn();
  const id = await buy(someone, 'PRO');
  const customer = String(atStripe(id)?.customer);
  const { dueAt } = (await leave(someone)).body;
  clock.now = new Date(dueAt);
  // The provider was told, then the process died.
  stripe.deleteCustomer(customer);
  await app.keepPeriods();
  expect(await isThere(someone)).toBe(false);
  expect(stripe.books.find(customer)).toMatchObject({ deleted: true });
});
