import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receiptStore } from '#server/store/receipt-store.ts';
import { subscriptions } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { alterAtProvider, checkOut, payWith, subscribe, subscriptionIdOf } from '#server/testing/paying.ts';
import { type Caller, createTestApp, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const { app, db, clock, signedIn, visitor, errors } = await createTestApp();

const planOf = async (someone: Caller) => (await someone.call('GET', '/api/subscription')).body;
const receiptsOf = (someone: SignedInCaller) => receiptStore(db).findOfUser(someone.id);
const kept = (email: string) => db.select().from(subscriptions).where(eq(subscriptions.email, email));
const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
  (await visitor().call('GET', `/api/test/inbox?to=${email}`)).body;
const hours = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60 * 60 * 1000);
};
let people = 0;
const newEmail = () => `buyer-${++people}@example.org`;

describe('what an order costs', () => {
  test.each([
    ['STARTER monthly', 900],
    ['STARTER annual', 9200],
    ['PRO monthly', 2900],
    ['PRO annual', 29600],
    ['ELITE monthly', 4900],
    ['ELITE annual', 50000],
  ])('promise 23: %s is %i cents, whatever the browser says', async (order, amountCents) => {
    const [plan, billing] = order.split(' ');
    const payload = { plan, billing, email: newEmail(), amountCents: 1, price: 1, currency: 'jpy' };
    const begun = await visitor().call('POST', '/api/create-payment-intent', payload);
    expect(begun.body).toMatchObject({ amountCents, provider: 'simulation', publishableKey: null });
    const buyer = visitor();
    await payWith(buyer, begun.body.clientSecret);
    const [held] = await kept(payload.email);
    expect(held).toMatchObject({ plan, billingCycle: billing, state: 'active', userId: null });
  });
});

test.each([
  [{ plan: 'FREE' }, 'plan'],
  [{ plan: 'GOLD' }, 'plan'],
  [{ plan: 'pro' }, 'plan'],
  [{ plan: undefined }, 'plan'],
  [{ billing: 'weekly' }, 'billing'],
  [{ email: 'nessuno' }, 'email'],
  [{ email: '' }, 'email'],
  [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
  [{ attempt: 'x'.repeat(500) }, 'attempt'],
])('%j is refused by its field, and nothing begins', async (changes, field) => {
  const email = newEmail();
  const payload = { plan: 'PRO', billing: 'monthly', email, ...changes };
  const answer = await visitor().call('POST', '/api/create-payment-intent', payload);
  expect([answer.status, answer.body.field]).toEqual([400, field]);
  expect(await kept(email)).toEqual([]);
});

describe('one order', () => {
  test('promise 24: is one subscription, however often the button is pressed', async () => {
    const [user, someone] = [await signedIn(), visitor()];
    const email = newEmail();
    const attempt = randomUUID();
    for (const press of [
      () => checkOut(user, 'PRO monthly'),
      () => checkOut(someone, 'PRO monthly', { email, attempt }),
    ]) {
      const answers = await Promise.all([press(), press(), press(), press(), press()]);
      const later = await press();
      expect(new Set([...answers, later].map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set([...answers, later].map(({ body }) => body.clientSecret)).size).toBe(1);
    }
    expect([(await kept(user.email)).length, (await kept(email)).length]).toEqual([1, 1]);
  });

  test('of a browser that names no attempt is still one, another browser’s is another', async () => {
    const email = newEmail();
    const [someone, other] = [visitor(), visitor()];
    const first = await checkOut(someone, 'PRO monthly', { email });
    const again = await checkOut(someone, 'PRO monthly', { email });
    const stranger = await checkOut(other, 'PRO monthly', { email });
    const otherTab = await checkOut(someone, 'PRO monthly', { email, attempt: randomUUID() });
    expect(again.body.clientSecret).toBe(first.body.clientSecret);
    const secrets = [first, stranger, otherTab].map(({ body }) => body.clientSecret);
    expect(new Set(secrets).size).toBe(3);
  });

  test('is begun anew when its first bill has lapsed', async () => {
    const user = await signedIn();
    const first = await checkOut(user, 'PRO monthly');
    hours(23.5);
    const second = await checkOut(user, 'PRO monthly');
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    expect((await payWith(user, first.body.clientSecret)).status).toBe(404);
    expect((await payWith(user, second.body.clientSecret)).body).toEqual({ outcome: 'succeeded' });
    expect(await receiptsOf(user)).toHaveLength(1);
  });

  test('is refused who was given a higher plan, for it would buy nothing; not for the same or a higher one', async () => {
    const user = await signedIn({ subscriptionPlan: 'PRO' });
    const lower = await checkOut(user, 'STARTER annual');
    expect([lower.status, lower.body.message]).toEqual([409, expect.stringContaining('comprende già')]);
    expect(await kept(user.email)).toEqual([]);
    expect((await checkOut(user, 'PRO monthly')).status).toBe(200);
    expect((await checkOut(user, 'ELITE monthly')).status).toBe(200);
    await userStore(db).update(user.id, { subscriptionStatus: 'inactive' });
    expect((await checkOut(user, 'STARTER annual')).status).toBe(200);
  });

  test('gives way to another that is chosen before it is paid', async () => {
    const user = await signedIn();
    const pro = await checkOut(user, 'PRO monthly');
    const elite = await checkOut(user, 'ELITE annual');
    expect(subscriptionIdOf(elite.body.clientSecret)).not.toBe(subscriptionIdOf(pro.body.clientSecret));
    expect((await checkOut(user, 'PRO monthly')).body.clientSecret).toBe(pro.body.clientSecret);
    await payWith(user, elite.body.clientSecret);
    hours(24);
    await app.reconcile();
    expect(await planOf(user)).toMatchObject({ plan: 'ELITE', billingCycle: 'annual', isPaid: true });
    expect((await kept(user.email)).map(({ state }) => state).sort()).toEqual(['active', 'ended']);
  });

  test('that was paid is not paid again, though the answer was lost', async () => {
    const settings = { email: newEmail(), attempt: randomUUID() };
    const begun = await checkOut(visitor(), 'PRO monthly', settings);
    expect((await payWith(visitor(), begun.body.clientSecret, 'lost-answer')).status).toBe(503);
    for (let tries = 0; tries < 2; tries++) {
      const again = await checkOut(visitor(), 'PRO monthly', settings);
      expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('pagato')]);
    }
    expect((await kept(settings.email)).map(({ state }) => state)).toEqual(['active']);
  });

  test('can be placed again once an earlier subscription is over', async () => {
    const settings = { email: newEmail(), attempt: randomUUID() };
    const id = await subscribe(visitor(), 'PRO monthly', settings);
    await alterAtProvider(db, id, (subscription) => {
      subscription.state = 'ended';
    });
    const again = await checkOut(visitor(), 'PRO monthly', settings);
    expect([again.status, subscriptionIdOf(again.body.clientSecret) === id]).toEqual([200, false]);
    expect((await kept(settings.email)).map(({ state }) => state).sort()).toEqual(['ended', 'incomplete']);
  });
});

describe('who may not order', () => {
  test('who has a running subscription is told where to change it', async () => {
    const user = await signedIn();
    await subscribe(user, 'STARTER monthly');
    const again = await checkOut(user, 'ELITE monthly');
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('dashboard')]);
  });

  test('whose subscription was paid for without our hearing of it', async () => {
    const user = await signedIn();
    const begun = await checkOut(user, 'PRO monthly');
    expect((await payWith(user, begun.body.clientSecret, 'lost-answer')).status).toBe(503);
    expect((await checkOut(user, 'ELITE monthly')).status).toBe(409);
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: true });
  });

  test('a member of a team', async () => {
    const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
    await owner.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`, {});
    const refused = await checkOut(member, 'PRO monthly');
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('titolare')]);
    expect(await planOf(member)).toMatchObject({ plan: 'ELITE', isPaid: false, ownerName: 'Dina Rossi' });
    for (const [method, path, payload] of [
      ['POST', '/api/subscription/cancel', {}],
      ['POST', '/api/subscription/pay', {}],
      ['POST', '/api/subscription/change', { plan: 'PRO', billing: 'monthly' }],
      ['POST', '/api/subscription/preview', { plan: 'PRO', billing: 'monthly' }],
    ] as const) {
      expect([path, (await member.call(method, path, payload)).status]).toEqual([path, 403]);
    }
  });

  test('who orders without end', async () => {
    const someone = visitor();
    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries++) {
      statuses.push((await checkOut(someone, 'PRO monthly', { email: newEmail() })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => checkOut(visitor(), 'PRO monthly', { email })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe('a card of the simulator', () => {
  test('success pays: plan, receipt and mail are there at once', async () => {
    const user = await signedIn();
    const begun = await checkOut(user, 'PRO annual', { email: 'somebody-else@example.org' });
    const paid = await payWith(user, begun.body.clientSecret);
    expect(paid.body).toEqual({ outcome: 'succeeded' });
    const end = new Date(clock.now);
    end.setUTCFullYear(2027);
    expect(await planOf(user)).toEqual({
      ...{ plan: 'PRO', status: 'active', billingCycle: 'annual', isPaid: true, needsPayment: false },
      ...{
        currentPeriodEnd: end.toISOString(),
        endsAtPeriodEnd: false,
        nextOrder: null,
        cancellationRequestedAt: null,
      },
      ...{ creditCents: 0, nextPaymentCents: 29600, others: [] },
      ...{ ownerName: null, supportEmail: 'assistenza@autoscritto.example' },
    });
    expect(await receiptsOf(user)).toMatchObject([
      { kind: 'payment', totalCents: 29600, email: user.email, lines: [{ plan: 'PRO', amountCents: 29600 }] },
    ]);
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('http://localhost:3000/dashboard?tab=billing');
    expect(await mailsTo('somebody-else@example.org')).toEqual([]);
  });

  test('decline changes nothing, and the same bill is paid with another', async () => {
    const user = await signedIn();
    const { clientSecret } = (await checkOut(user, 'PRO monthly')).body;
    expect((await payWith(user, clientSecret, 'decline')).body).toEqual({ outcome: 'declined' });
    expect(await planOf(user)).toMatchObject({ plan: 'FREE', isPaid: false });
    expect(await receiptsOf(user)).toEqual([]);
    expect((await payWith(user, clientSecret, 'success')).body).toEqual({ outcome: 'succeeded' });
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: true });
  });

  test('authentication asks the bank first', async () => {
    const user = await signedIn();
    const { clientSecret } = (await checkOut(user, 'PRO monthly')).body;
    const asked = await payWith(user, clientSecret, 'authentication');
    expect(asked.body).toEqual({ outcome: 'requires-authentication' });
    expect((await planOf(user)).plan).toBe('FREE');
    expect((await payWith(user, clientSecret, 'authentication', true)).body.outcome).toBe('succeeded');
    expect((await planOf(user)).plan).toBe('PRO');
  });

  test.each([
    ['the return page', (user: Caller) => user.call('POST', '/api/subscription/refresh', {})],
    ['the reconciliation', () => app.reconcile()],
    [
      'trying once more',
      async (user: Caller, clientSecret: string) => payWith(user, clientSecret, 'lost-answer'),
    ],
    [
      'signing in again',
      (_: Caller, __: string, email: string) =>
        visitor()
          .call('POST', '/api/auth/sign-in/email', { email, password: testPassword })
          .then(() => app.reconcile()),
    ],
  ])('lost-answer pays once: %s finds out', async (_, findOut) => {
    const user = await signedIn();
    const { clientSecret } = (await checkOut(user, 'PRO monthly')).body;
    expect((await payWith(user, clientSecret, 'lost-answer')).status).toBe(503);
    expect((await planOf(user)).plan).toBe('FREE');
    await findOut(user, clientSecret, user.email);
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect([(await receiptsOf(user)).length, (await mailsTo(user.email)).length]).toEqual([1, 1]);
  });

  test('promise 24: pays once when it is pressed ten times at once', async () => {
    const user = await signedIn();
    const { clientSecret } = (await checkOut(user, 'ELITE monthly')).body;
    const answers = await Promise.all(Array.from({ length: 10 }, () => payWith(user, clientSecret)));
    expect(answers.map(({ body }) => body.outcome)).toEqual(Array(10).fill('succeeded'));
    expect([(await receiptsOf(user)).length, (await mailsTo(user.email)).length]).toEqual([1, 1]);
    expect((await planOf(user)).supportEmail).toBe('elite@autoscritto.example');
  });

  test.each([
    ['nobody’s secret', 'simulated_x_secret_y', 'success', 404],
    ['no secret', '', 'success', 404],
    ['a secret with more behind it', undefined, 'success', 404],
    ['a card that is none', 'simulated_x_secret_y', '4242424242424242', 400],
  ])('%s pays nothing', async (_, secret, card, status) => {
    const user = await signedIn();
    const { clientSecret } = (await checkOut(user, 'PRO monthly')).body;
    const payload = { clientSecret: secret ?? `${clientSecret}x`, card };
    expect((await user.call('POST', '/api/test/payments/confirm', payload)).status).toBe(status);
    expect((await planOf(user)).plan).toBe('FREE');
  });
});

describe('who pays first and signs in afterwards', () => {
  const openAccount = (email: string) =>
    app.identity.openAccount({
      email,
      password: testPassword,
      firstName: 'Ugo',
      lastName: 'Re',
      language: 'it',
    });
  const signIn = async (email: string) => {
    const someone = visitor();
    await someone.call('POST', '/api/auth/sign-in/email', { email, password: testPassword });
    return someone;
  };

  test('finds plan and documents, by the e-mail he paid with', async () => {
    const email = newEmail();
    await subscribe(visitor(), 'ELITE annual', { email: email.toUpperCase() });
    expect((await mailsTo(email)).length).toBe(1);
    const id = await openAccount(email);
    const stranger = await signedIn();
    const buyer = await signIn(email);
    expect(await planOf(buyer)).toMatchObject({ plan: 'ELITE', billingCycle: 'annual', isPaid: true });
    expect(await receiptStore(db).findOfUser(id)).toMatchObject([{ totalCents: 50000, email }]);
    expect((await planOf(stranger)).plan).toBe('FREE');
    await signIn(email);
    expect((await mailsTo(email)).length).toBe(1);
  });

  test('has his plan at once when the account was there before', async () => {
    const user = await signedIn();
    await subscribe(visitor(), 'PRO monthly', { email: user.email });
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect(await receiptsOf(user)).toHaveLength(1);
  });

  test('finds it even when no answer had come back', async () => {
    const email = newEmail();
    const someone = visitor();
    const { clientSecret } = (await checkOut(someone, 'PRO monthly', { email })).body;
    expect((await payWith(someone, clientSecret, 'lost-answer')).status).toBe(503);
    await openAccount(email);
    expect((await planOf(await signIn(email))).plan).toBe('PRO');
  });

  test('is written to in the language he ordered in', async () => {
    const email = newEmail();
    const german = { 'accept-language': 'de' };
    const order = { plan: 'PRO', billing: 'monthly', email };
    const begun = await visitor().call('POST', '/api/create-payment-intent', order, german);
    await payWith(visitor(), begun.body.clientSecret);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('29,00');
    expect(mail?.text).toMatch(/Zahlung/);
  });

  test('stays blocked when an administrator has blocked him', async () => {
    const user = await signedIn();
    await userStore(db).update(user.id, { subscriptionStatus: 'blocked' });
    await subscribe(visitor(), 'PRO monthly', { email: user.email });
    expect((await user.call('GET', '/api/subscription')).status).toBe(401);
    await userStore(db).update(user.id, { subscriptionStatus: 'active' });
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: true });
  });
});

describe('a plan an administrator has given', () => {
  test('stays while nothing about the subscription changes', async () => {
    const user = await signedIn();
    await subscribe(user, 'STARTER monthly');
    await userStore(db).update(user.id, { subscriptionPlan: 'ELITE' });
    hours(7);
    await app.reconcile();
    await user.call('POST', '/api/subscription/refresh', {});
    expect(await planOf(user)).toMatchObject({ plan: 'ELITE', isPaid: true });
  });

  test('stays when an order was begun and never paid', async () => {
    const user = await signedIn({ subscriptionPlan: 'PRO' });
    await checkOut(user, 'ELITE monthly');
    hours(24);
    await app.reconcile();
    expect((await kept(user.email))[0]?.state).toBe('ended');
    expect(await planOf(user)).toMatchObject({ plan: 'PRO', isPaid: false });
  });
});

test('nobody signed out sees or changes a subscription', async () => {
  const order = { plan: 'PRO', billing: 'monthly' };
  for (const [method, path, payload] of [
    ['GET', '/api/subscription', undefined],
    ['POST', '/api/subscription/refresh', {}],
    ['POST', '/api/subscription/pay', {}],
    ['POST', '/api/subscription/preview', order],
    ['POST', '/api/subscription/change', order],
    ['POST', '/api/subscription/cancel', {}],
  ] as const) {
    expect([path, (await visitor().call(method, path, payload)).status]).toEqual([path, 401]);
  }
});

test('the server had nothing to report', () => {
  expect(errors).toEqual([]);
});
