import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signEvent } from '#server/gateways/stripe/testing/sign-event.ts';
import { createStripeTestApp, currentSecret, post, previousSecret } from '#server/testing/stripe-test-app.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const app = await createStripeTestApp();
const { signedIn, stripe, deliver, deliverNews, loseNews, buy, clock, errors, documentsOf } = app;
const withoutStripe = await createTestApp();

const planOf = async (who: Awaited<ReturnType<typeof signedIn>>) =>
  (await who.call('GET', '/api/subscription')).body.plan;

/** A user whose payment went through, of which nobody has told us. */
async function unheardOf() {
  const user = await signedIn();
  const begun = await user.call('POST', '/api/create-payment-intent', {
    ...{ plan: 'PRO', billing: 'monthly', email: user.email },
  });
  stripe.pay(begun.body.clientSecret);
  const paid = stripe.books.events.findLast(({ type }) => type === 'invoice.paid');
  loseNews();
  return { user, paid };
}

describe('promise 25: a signature', () => {
  const fiveMinutes = 300_000;
  test.each<[string, number, (body: string, now: Date) => string | undefined]>([
    ['of the current secret', 200, (body, now) => signEvent(body, currentSecret, now)],
    ['of the secret being replaced', 200, (body, now) => signEvent(body, previousSecret, now)],
    [
      'of five minutes ago',
      200,
      (body, now) => signEvent(body, currentSecret, new Date(now.getTime() - fiveMinutes)),
    ],
    [
      'of five minutes and a second ago',
      400,
      (body, now) => signEvent(body, currentSecret, new Date(now.getTime() - fiveMinutes - 1000)),
    ],
    ['of another secret', 400, (body, now) => signEvent(body, 'whsec_other', now)],
    ['of an empty secret', 400, (body, now) => signEvent(body, '', now)],
    ['of another body', 400, (body, now) => signEvent(`${body} `, currentSecret, now)],
    [
      'with a newer time written in',
      400,
      (body, now) =>
        signEvent(body, currentSecret, new Date(0)).replace('t=0', `t=${Math.floor(now.getTime() / 1000)}`),
    ],
    ['of another scheme', 400, (body, now) => signEvent(body, currentSecret, now).replace('v1=', 'v0=')],
    ['that is nonsense', 400, () => 'nonsense'],
    ['that is missing', 400, () => undefined],
  ])('%s answers %i', async (_, status, sign) => {
    const { user, paid } = await unheardOf();
    const body = JSON.stringify(paid);
    const signature = sign(body, clock.now);
    const answered = await post(app, body, signature === undefined ? {} : { 'stripe-signature': signature });
    expect(answered).toBe(status);
    expect(await planOf(user)).toBe(status === 200 ? 'PRO' : 'FREE');
  });

  test('of the old and of the new secret at once is good', async () => {
    const { user, paid } = await unheardOf();
    const body = JSON.stringify(paid);
    const both = `${signEvent(body, 'whsec_next', clock.now)},${signEvent(body, currentSecret, clock.now).split(',')[1]}`;
    expect(await post(app, body, { 'stripe-signature': both })).toBe(200);
    expect(await planOf(user)).toBe('PRO');
  });
});

describe('a body', () => {
  const genuine = (body: string) => ({ 'stripe-signature': signEvent(body, currentSecret, clock.now) });

  test.each([
    ['', 400],
    ['{', 400],
    ['null', 200],
    ['[]', 200],
    ['{}', 200],
    ['{"data":{"object":null}}', 200],
    ['{"data":{"object":{"object":"subscription"}}}', 200],
    ['{"data":{"object":{"object":"subscription","id":{"a":1}}}}', 200],
    ['{"data":{"object":{"object":"invoice","id":"in_of_nobody"}}}', 200],
    ['{"data":{"object":{"object":"charge","id":"ch_1","payment_intent":null}}}', 200],
    ['{"data":{"object":{"object":"dispute","id":"du_1","charge":"ch_of_nobody"}}}', 200],
    ['{"data":{"object":{"object":"payment_intent","id":"../../v1/charges"}}}', 200],
  ])('%s answers %i', async (body, status) => {
    expect(await post(app, body, genuine(body))).toBe(status);
  });

  test('promise 25: beyond a megabyte is refused unread', async () => {
    const body = JSON.stringify({ padding: 'x'.repeat(1024 * 1024) });
    expect(await post(app, body, genuine(body))).toBe(413);
  });

  test('of a kind of event nobody has heard of is taken', async () => {
    const event = { id: 'evt_1', type: 'tyres.rotated', data: { object: { id: 'ty_1', object: 'tyre' } } };
    expect(await deliver(event)).toBe(200);
  });

  test('only lends its id: what it claims is not believed', async () => {
    const user = await signedIn();
    const begun = await user.call('POST', '/api/create-payment-intent', {
      ...{ plan: 'STARTER', billing: 'monthly', email: user.email },
    });
    expect(begun.status).toBe(200);
    const created = stripe.books.events.findLast(({ type }) => type === 'customer.subscription.created');
    const claimed = structuredClone(created) as never as { type: string; data: { object: object } };
    claimed.type = 'customer.subscription.updated';
    Object.assign(claimed.data.object, { status: 'active' });
    expect(await deliver(claimed)).toBe(200);
    expect(await planOf(user)).toBe('FREE');
    loseNews();
  });
});

test('the address does not exist where Stripe is not configured', async () => {
  expect(await post(withoutStripe, '{}', {})).toBe(404);
});

test('nothing is told to somebody who only looks', async () => {
  expect((await app.visitor().call('GET', '/api/webhooks/stripe')).status).toBe(404);
});

test('every kind of event about a payment leads to its subscription', async () => {
  const of: Record<string, number> = {};
  const user = await signedIn();
  await buy(user, 'PRO');
  const invoice = stripe.books.all('invoice')[0]?.id ?? '';
  stripe.refund(invoice, 100);
  stripe.setDispute(stripe.dispute(invoice), 'won');
  const kinds = [
    ...['customer.subscription.updated', 'invoice.paid', 'invoice_payment.paid', 'charge.refunded'],
    ...['refund.created', 'charge.dispute.created', 'charge.dispute.closed', 'payment_intent.succeeded'],
  ];
  for (const kind of kinds) {
    const event = stripe.books.events.findLast(({ type }) => type === kind);
    const before = stripe.requests.filter((line) => /subscriptions\/sub/.test(line)).length;
    expect(await deliver(event)).toBe(200);
    of[kind] = stripe.requests.filter((line) => /subscriptions\/sub/.test(line)).length - before;
  }
  expect(of).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 1])));
  loseNews();
});

describe('events', () => {
  test('promise 26: that come twice, reversed and all at once count each payment once', async () => {
    const user = await signedIn();
    const id = await buy(user, 'PRO');
    stripe.renew(id);
    await deliverNews((news) => [...news].reverse());
    const all = stripe.books.events.slice(-20);
    const statuses = await Promise.all([...all, ...all].map((event) => deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await documentsOf(user)).toMatchObject([{ totalCents: 2900 }, { totalCents: 2900 }]);
    expect(await planOf(user)).toBe('PRO');
  });

  test('promise 26: whose reading is overtaken by a newer one do not put the old state back', async () => {
    const user = await signedIn();
    const begun = await user.call('POST', '/api/create-payment-intent', {
      ...{ plan: 'PRO', billing: 'monthly', email: user.email },
    });
    const created = stripe.books.events.findLast(({ type }) => type === 'customer.subscription.created');
    stripe.fail('late', /GET \/v1\/invoices$/, 1);
    const stale = deliver(created);
    await expect.poll(() => stripe.requests.at(-1)).toBe('GET /v1/invoices');
    stripe.recover();
    stripe.pay(begun.body.clientSecret);
    await deliverNews();
    expect(await planOf(user)).toBe('PRO');
    stripe.release('oldest');
    expect(await stale).toBe(200);
    expect(await planOf(user)).toBe('PRO');
  });

  test.each(['older', 'newer'])(
    'of a state that has passed leave what the newest reading found, when the %s is written last',
    async (last) => {
      const user = await signedIn();
      await buy(user, 'PRO');
      const dispute = stripe.dispute(stripe.books.all('invoice')[0]?.id ?? '');
      const opened = stripe.books.events.at(-1);
      const disputesAsked = () => stripe.requests.filter((line) => line === 'GET /v1/disputes').length;
      const asked = disputesAsked();
      stripe.fail('late', /GET \/v1\/disputes$/, 2);
      const older = deliver(opened);
      await expect.poll(disputesAsked).toBe(asked + 1);
      stripe.setDispute(dispute, 'won');
      const newer = deliver(stripe.books.events.at(-1));
      await expect.poll(disputesAsked).toBe(asked + 2);
      loseNews();
      stripe.release(last === 'newer' ? 'oldest' : 'newest');
      await (last === 'newer' ? older : newer);
      stripe.release('oldest');
      expect(await Promise.all([older, newer])).toEqual([200, 200]);
      expect(await planOf(user)).toBe('PRO');
    },
  );

  test('promise 26: are to be sent again while Stripe cannot be asked, and then do what they had to', async () => {
    const { user, paid } = await unheardOf();
    stripe.fail('nonsense');
    expect(await deliver(paid)).toBe(503);
    stripe.recover();
    expect(await planOf(user)).toBe('FREE');
    expect(errors.splice(0).map(String).join()).toContain('StripeFault');
    expect(await deliver(paid)).toBe(200);
    expect(await planOf(user)).toBe('PRO');
  });
});

test('promise 26: an event our database cannot take in is to be sent again, and then does what it had to', async () => {
  const { user, paid } = await unheardOf();
  await app.db.execute(sql`alter table receipts rename to receipts_away`);
  expect(await deliver(paid)).toBe(503);
  await app.db.execute(sql`alter table receipts_away rename to receipts`);
  expect(errors.splice(0)).toHaveLength(1);
  expect(await planOf(user)).toBe('FREE');
  expect(await deliver(paid)).toBe(200);
  expect(await planOf(user)).toBe('PRO');
});

test('nothing was reported as a fault', () => expect(errors).toEqual([]));
