import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receiptStore } from '#server/store/receipt-store.ts';
import { contactMessages, subscriptions } from '#server/store/schema.ts';
import { simulatedSubscriptionStore } from '#server/store/simulated-subscription-store.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { alterAtProvider, checkOut, payWith, subscribe } from '#server/testing/paying.ts';
import { type Caller, createTestApp, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const { app, db, clock, signedIn, visitor, errors } = await createTestApp();
const path = '/api/subscription/cancel';
/** The first of a month of thirty days. */
const november = new Date('2026-11-01T10:00:00Z');
const december = '2026-12-01T10:00:00.000Z';

const cancel = (who: Caller) => who.call('POST', path, {});
const takeBack = (who: Caller) => who.call('DELETE', path);
const planOf = async (who: Caller) => (await who.call('GET', '/api/subscription')).body;
const refresh = (who: Caller) => who.call('POST', '/api/subscription/refresh', {});
const change = (who: Caller, plan: string, billing = 'monthly') =>
  who.call('POST', '/api/subscription/change', { plan, billing, atOnce: true });
const leave = (who: SignedInCaller) =>
  who.call('POST', '/api/account/deletion', { email: who.email, password: testPassword });
const stay = (who: SignedInCaller) => who.call('DELETE', '/api/account/deletion');
const atProvider = async (id: string) => (await simulatedSubscriptionStore(db).findById(id))?.state;
const chargedCents = async (who: SignedInCaller) =>
  (await receiptStore(db).findOfUser(who.id)).map(({ totalCents }) => totalCents);
const days = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 24 * 60 * 60 * 1000);
};

/** The mails about ending and going on, without those about payments. */
async function toldOf(who: { email: string }): Promise<string[]> {
  const kinds = { cancelled: /disdetta/i, resumed: /continua/i };
  const subjects = (await mailsTo(db, who.email)).map(({ subject }) => subject);
  return subjects.flatMap((subject) =>
    Object.entries(kinds).flatMap(([kind, words]) => (words.test(subject) ? [kind] : [])),
  );
}

async function customer(order = 'PRO monthly', settings: Parameters<typeof subscribe>[2] = {}) {
  clock.now = november;
  const who = await signedIn();
  return { ...who, subscription: await subscribe(who, order, settings) };
}

describe('promise 47: a cancellation', () => {
  test('stops the renewal at the provider at once, is told once, and keeps plan and mark until the day', async () => {
    const who = await customer();
    const answers = await Promise.all([cancel(who), cancel(who), cancel(who)]);
    days(1);
    answers.push(await cancel(who));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { endsOn: december }]);
    expect(await atProvider(who.subscription)).toMatchObject({ state: 'active', endsAtPeriodEnd: true });
    days(28);
    await app.reconcile();
    await refresh(who);
    expect(await planOf(who)).toMatchObject({
      ...{ plan: 'PRO', status: 'active', isPaid: true, endsAtPeriodEnd: true, nextPaymentCents: null },
      ...{ currentPeriodEnd: december, cancellationRequestedAt: november.toISOString() },
    });
    expect(await toldOf(who)).toEqual(['cancelled']);
    const mail = (await mailsTo(db, who.email)).find(({ subject }) => /disdetta/i.test(subject));
    expect(mail?.text).toContain('1 dicembre 2026');
    expect(mail?.text).toContain('http://localhost:3000/dashboard?tab=subscription');
    // Nobody has to do anything: nothing is asked of the operator.
    expect(await db.$count(contactMessages, eq(contactMessages.email, who.email))).toBe(0);
  });

  test('takes no money when the period is over: FREE, no document, no other mail', async () => {
    const who = await customer();
    await cancel(who);
    const mails = await mailsTo(db, who.email);
    days(31);
    await Promise.all([app.reconcile(), app.reconcile(), refresh(who)]);
    expect(await planOf(who)).toMatchObject({
      ...{ plan: 'FREE', status: 'active', isPaid: false, endsAtPeriodEnd: false },
      cancellationRequestedAt: null,
    });
    days(400);
    await app.reconcile();
    expect(await chargedCents(who)).toEqual([2900]);
    expect(await atProvider(who.subscription)).toMatchObject({
      state: 'ended',
      payments: [expect.anything()],
    });
    expect(await mailsTo(db, who.email)).toEqual(mails);
    expect((await checkOut(who, 'STARTER monthly')).status).toBe(200);
  });

  test('of a year ends with the year', async () => {
    const who = await customer('ELITE annual');
    expect((await cancel(who)).body).toEqual({ endsOn: '2027-11-01T10:00:00.000Z' });
    days(366);
    await app.reconcile();
    expect(await planOf(who)).toMatchObject({ plan: 'FREE' });
    expect(await chargedCents(who)).toEqual([50_000]);
  });

  test('concerns nobody else', async () => {
    const [who, other] = [await customer(), await customer()];
    await cancel(who);
    expect(await planOf(other)).toMatchObject({ endsAtPeriodEnd: false, cancellationRequestedAt: null });
    expect((await takeBack(other)).status).toBe(200);
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: true });
    days(31);
    await app.reconcile();
    expect([await chargedCents(who), await chargedCents(other)]).toEqual([[2900], [2900, 2900]]);
    expect(await toldOf(other)).toEqual([]);
  });

  test('of a renewal that failed ends it at once: the bill is nobody’s to pay, nothing is tried again', async () => {
    const who = await customer('PRO monthly', { card: 'renewal-fails' });
    days(31);
    await app.reconcile();
    const bill = (await who.call('POST', '/api/subscription/pay', {})).body;
    const answer = await cancel(who);
    expect([answer.status, answer.body]).toEqual([200, { endsOn: null }]);
    expect(await planOf(who)).toMatchObject({ plan: 'FREE', status: 'active', needsPayment: false });
    expect((await payWith(who, bill.clientSecret)).status).toBe(404);
    days(60);
    await app.reconcile();
    expect(await chargedCents(who)).toEqual([2900]);
    expect(await toldOf(who)).toEqual(['cancelled']);
    expect((await cancel(who)).status).toBe(409);
  });

  test('forgets a change the bank was still asked about', async () => {
    const who = await customer('STARTER monthly', { card: 'authentication' });
    const { clientSecret } = (await change(who, 'ELITE')).body.payment;
    await cancel(who);
    expect((await payWith(who, clientSecret, 'authentication', true)).status).toBe(404);
    expect(await planOf(who)).toMatchObject({ plan: 'STARTER', endsAtPeriodEnd: true });
    expect(await chargedCents(who)).toEqual([900]);
  });

  test('made at the provider shows alike and can be taken back', async () => {
    const who = await customer();
    await alterAtProvider(db, who.subscription, (held) => {
      Object.assign(held, { endsAtPeriodEnd: true, cancelledAt: clock.now.toISOString() });
    });
    await Promise.all([refresh(who), app.reconcile(), refresh(who)]);
    expect(await planOf(who)).toMatchObject({
      ...{ endsAtPeriodEnd: true, cancellationRequestedAt: november.toISOString() },
    });
    expect(await toldOf(who)).toEqual(['cancelled']);
    expect((await takeBack(who)).status).toBe(200);
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: false, nextPaymentCents: 2900 });
  });

  test('asked for when somebody still had to carry it out is carried out', async () => {
    const who = await customer();
    await db
      .update(subscriptions)
      .set({ cancellationRequestedAt: november })
      .where(eq(subscriptions.id, who.subscription));
    days(1);
    await app.reconcile();
    expect(await atProvider(who.subscription)).toMatchObject({ endsAtPeriodEnd: true });
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: true });
    expect(await toldOf(who)).toEqual(['cancelled']);
    days(31);
    await app.reconcile();
    expect(await chargedCents(who)).toEqual([2900]);
  });
});

describe('credit left when a plan has ended', () => {
  /** A customer with 20 € left of a plan that is over. */
  async function former() {
    const who = await customer('ELITE monthly');
    await change(who, 'PRO');
    await cancel(who);
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: true, creditCents: 2000 });
    days(31);
    await app.reconcile();
    return who;
  }

  test('is taken off the next plan, however often its checkout is begun', async () => {
    const who = await former();
    await checkOut(who, 'STARTER annual');
    const begun = [await checkOut(who, 'ELITE monthly'), await checkOut(who, 'ELITE monthly')];
    expect(begun.map(({ body }) => body.amountCents)).toEqual([2900, 2900]);
    await payWith(who, begun[0]?.body.clientSecret);
    expect(await planOf(who)).toMatchObject({ plan: 'ELITE', creditCents: 0, nextPaymentCents: 4900 });
    expect(await chargedCents(who)).toEqual(expect.arrayContaining([4900, 2900]));
  });

  test('may pay all of the next plan, and what is left goes on with it', async () => {
    const who = await former();
    const begun = await checkOut(who, 'STARTER monthly');
    expect([begun.status, begun.body.message]).toEqual([
      409,
      expect.stringContaining('Il tuo credito paga già'),
    ]);
    expect(await planOf(who)).toMatchObject({ plan: 'STARTER', isPaid: true, creditCents: 1100 });
    expect(await chargedCents(who)).toEqual([4900]);
  });

  test('pays nobody else’s plan', async () => {
    await former();
    expect((await checkOut(await signedIn(), 'ELITE monthly')).body.amountCents).toBe(4900);
  });
});

describe('promise 47: a cancellation taken back', () => {
  test('renews again and is charged once, told once with day and amount, however often it is clicked', async () => {
    const who = await customer();
    await cancel(who);
    days(5);
    const answers = await Promise.all([takeBack(who), takeBack(who)]);
    answers.push(await takeBack(who));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { nextPaymentAt: december, nextPaymentCents: 2900 }]);
    }
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: false, cancellationRequestedAt: null });
    expect(await toldOf(who)).toEqual(['cancelled', 'resumed']);
    const mail = (await mailsTo(db, who.email)).find(({ subject }) => /continua/i.test(subject));
    expect(mail?.text).toMatch(/29,00\s€/);
    expect(mail?.text).toContain('1 dicembre 2026');
    days(26);
    await Promise.all([app.reconcile(), app.reconcile()]);
    expect(await planOf(who)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect(await chargedCents(who)).toEqual([2900, 2900]);
  });

  test('can be cancelled anew, with a mail of its own', async () => {
    const who = await customer();
    for (const step of [cancel, takeBack, cancel]) {
      expect((await step(who)).status).toBe(200);
      days(1);
    }
    expect(await toldOf(who)).toEqual(['cancelled', 'resumed', 'cancelled']);
    expect((await planOf(who)).cancellationRequestedAt).toBe('2026-11-03T10:00:00.000Z');
    days(31);
    await app.reconcile();
    expect(await chargedCents(who)).toEqual([2900]);
  });

  test('too late is refused: the plan is over and nothing is charged', async () => {
    const who = await customer();
    await cancel(who);
    clock.now = new Date(december);
    expect((await takeBack(who)).status).toBe(409);
    expect(await planOf(who)).toMatchObject({ plan: 'FREE' });
    expect(await chargedCents(who)).toEqual([2900]);
    expect(await toldOf(who)).toEqual(['cancelled']);
  });
});

describe('promise 47: a plan chosen after a cancellation', () => {
  test.each([
    ['higher', 'PRO monthly', 'ELITE', 'monthly', [2900, 2000], 4900],
    ['lower', 'ELITE monthly', 'STARTER', 'monthly', [4900], 0],
    ['by the year', 'PRO monthly', 'PRO', 'annual', [2900, 26_700], 29_600],
  ])('%s is a wish to stay: the mark goes, it renews', async (_, order, plan, billing, charged, next) => {
    const who = await customer(order);
    await cancel(who);
    expect((await change(who, plan, billing)).status).toBe(200);
    expect(await planOf(who)).toMatchObject({
      ...{ plan, endsAtPeriodEnd: false, cancellationRequestedAt: null, nextPaymentCents: next },
    });
    expect(await toldOf(who)).toEqual(['cancelled', 'resumed']);
    expect(await chargedCents(who)).toEqual(charged);
  });

  test('stays cancelled until its payment went through', async () => {
    const who = await customer('STARTER monthly', { card: 'authentication' });
    await cancel(who);
    const { clientSecret } = (await change(who, 'PRO')).body.payment;
    expect(await planOf(who)).toMatchObject({ plan: 'STARTER', endsAtPeriodEnd: true });
    expect((await payWith(who, clientSecret, 'decline')).body.outcome).toBe('declined');
    await refresh(who);
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: true });
    expect((await payWith(who, clientSecret, 'authentication', true)).body.outcome).toBe('succeeded');
    expect(await planOf(who)).toMatchObject({ plan: 'PRO', endsAtPeriodEnd: false });
    expect(await toldOf(who)).toEqual(['cancelled', 'resumed']);
  });

  test('and never paid for leaves the cancellation as it was', async () => {
    const who = await customer('STARTER monthly', { card: 'authentication' });
    await cancel(who);
    await change(who, 'PRO');
    days(31);
    await app.reconcile();
    expect(await planOf(who)).toMatchObject({ plan: 'FREE' });
    expect(await chargedCents(who)).toEqual([900]);
    expect(await toldOf(who)).toEqual(['cancelled']);
  });
});

describe('promise 47: somebody who cancels and wants to leave as well', () => {
  test.each([
    ['cancels first', [cancel, leave]],
    ['leaves first', [leave, cancel]],
  ])('%s: staying resumes no plan that was cancelled', async (_, steps) => {
    const who = await customer();
    for (const step of steps) expect((await step(who)).status).toBe(200);
    expect((await takeBack(who)).status).toBe(409);
    expect((await stay(who)).body).toEqual({ plan: 'none' });
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: true });
    expect((await planOf(who)).cancellationRequestedAt).toBe(november.toISOString());
    expect(await toldOf(who)).toEqual(['cancelled']);
    expect((await takeBack(who)).status).toBe(200);
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: false });
  });

  test('who only leaves has cancelled nothing, and is written no mail about it', async () => {
    const who = await customer();
    await leave(who);
    expect(await planOf(who)).toMatchObject({ endsAtPeriodEnd: true, cancellationRequestedAt: null });
    expect((await stay(who)).body).toEqual({ plan: 'resumed' });
    expect(await toldOf(who)).toEqual([]);
  });
});

describe('refused, and nothing has happened', () => {
  test.each<[string, () => Promise<Caller>, number]>([
    ['a visitor', async () => visitor(), 401],
    ['FREE', signedIn, 409],
    ['a plan that was given', () => signedIn({ subscriptionPlan: 'ELITE' }), 409],
    ['a member of a team', member, 403],
  ])('%s: both calls', async (_, someone, status) => {
    const who = await someone();
    for (const call of [cancel, takeBack]) {
      const answer = await call(who);
      expect(answer.status).toBe(status);
      expect(answer.body.message).toMatch(/\S/);
    }
    if ('email' in who) expect(await toldOf(who as SignedInCaller)).toEqual([]);
  });

  test('a subscription that is over already: said clearly', async () => {
    const who = await customer();
    await cancel(who);
    days(31);
    for (const call of [cancel, takeBack]) {
      const { status, body } = await call(who);
      expect([status, body.message]).toEqual([409, expect.stringContaining('Non hai un abbonamento attivo')]);
    }
    expect(await toldOf(who)).toEqual(['cancelled']);
  });

  test('taking back where a renewal is to be paid', async () => {
    const who = await customer('PRO monthly', { card: 'renewal-fails' });
    days(31);
    await app.reconcile();
    expect((await takeBack(who)).status).toBe(409);
    expect(await planOf(who)).toMatchObject({ needsPayment: true });
  });

  async function member(): Promise<SignedInCaller> {
    const [owner, someone] = [await customer('ELITE monthly'), await signedIn()];
    await owner.call('POST', '/api/team/invitations', { email: someone.email });
    const [invitation] = (await someone.call('GET', '/api/invitations')).body;
    await someone.call('POST', `/api/invitations/${invitation.id}/accept`);
    return someone;
  }
});

test('the server had nothing to report', () => {
  expect(errors).toEqual([]);
});
