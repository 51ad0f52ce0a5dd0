import { afterEach, describe, expect, test } from 'vitest';
import { createStripeTestApp } from '#server/testing/stripe-test-app.ts';
import type { Answer, SignedInCaller } from '#server/testing/test-app.ts';

const app = await createStripeTestApp();
const { signedIn, stripe, deliverNews, deliver, buy, errors, documentsOf } = app;

const visitor = await signedIn();
const customer = await signedIn();
const debtor = await signedIn();
const subscription = await buy(customer, 'STARTER');
const debt = await buy(debtor, 'PRO');
stripe.setCard(debt, 'declines');
stripe.renew(debt);
await deliverNews();

const order = { plan: 'ELITE', billing: 'annual' };
const calls: readonly [string, SignedInCaller, string, object][] = [
  ['checkout', visitor, '/api/create-payment-intent', { ...order, email: 'who@example.org' }],
  ['preview', customer, '/api/subscription/preview', order],
  ['change', customer, '/api/subscription/change', order],
  ['the open bill', debtor, '/api/subscription/pay', {}],
  ['the cancellation', customer, '/api/subscription/cancel', {}],
  ['the cancellation of an unpaid renewal', debtor, '/api/subscription/cancel', {}],
  ['the return page', debtor, '/api/subscription/refresh', {}],
];

const plansOf = () =>
  Promise.all(
    [visitor, customer, debtor].map(async (who) => {
      const { body } = await who.call('GET', '/api/subscription');
      return `${body.plan} ${body.status}`;
    }),
  );
const untouched = ['FREE active', 'STARTER active', 'PRO inactive'];

afterEach(() => stripe.recover());

describe('Stripe on a bad day', () => {
  test.each<[string, (server: typeof stripe) => void]>([
    ['faults', (server) => server.fail('error')],
    ['nonsense', (server) => server.fail('nonsense')],
    ['too many requests', (server) => server.fail('busy')],
    ['answers about something else', (server) => server.fail('wrong-object')],
    [
      'silence, and answers that drip in',
      (server) => {
        server.fail('hang', /prices|charges/);
        server.fail('drip');
      },
    ],
  ])(
    'promise 34: %s: each route answers in bounded time, clearly, and nothing is half done',
    async (_, makeBad) => {
      makeBad(stripe);
      const begun = Date.now();
      const event = deliver(stripe.books.events.findLast(({ type }) => type === 'invoice.paid'));
      const answers = await Promise.all(
        calls.map(
          async ([name, who, path, payload]): Promise<[string, Answer]> => [
            name,
            await who.call('POST', path, payload),
          ],
        ),
      );
      expect(await event).toBe(503);
      expect(Date.now() - begun).toBeLessThan(25_000);
      for (const [name, { status, body }] of answers) {
        expect({ name, status }).toEqual({ name, status: 503 });
        expect(body.message).toMatch(/^Il servizio di pagamento non risponde\./);
        expect(JSON.stringify(body)).not.toMatch(/sk_|stripe|internal/i);
      }
      expect(await plansOf()).toEqual(untouched);
      expect((await customer.call('GET', '/api/dashboard/stats')).status).toBe(200);
      for (const error of errors.splice(0)) expect(String(error)).toMatch(/^StripeFault: /);
    },
    40_000,
  );

  test('after all of them everything can be done, once', async () => {
    const [checkout, , change, bill] = calls;
    const once = async ([, who, path, payload]: (typeof calls)[number]) =>
      (await who.call('POST', path, payload)).body;
    stripe.pay((await once(checkout as never)).clientSecret);
    expect(await once(change as never)).toEqual({ payment: null, takesEffectOn: null });
    stripe.pay((await once(bill as never)).clientSecret);
    await deliverNews();
    expect(await plansOf()).toEqual(['ELITE active', 'ELITE active', 'PRO active']);
    expect(await documentsOf(visitor)).toHaveLength(1);
    expect(await documentsOf(customer)).toHaveLength(2);
    expect(await documentsOf(debtor)).toHaveLength(2);
  });

  test('a change whose answer is lost is made good by asking again', async () => {
    stripe.fail('cut', /POST \/v1\/subscriptions\/sub/);
    const change = () =>
      customer.call('POST', '/api/subscription/change', { plan: 'PRO', billing: 'annual', atOnce: true });
    expect((await change()).status).toBe(503);
    stripe.recover();
    expect(await change()).toMatchObject({ status: 200, body: { payment: null } });
    expect(await plansOf()).toEqual(['ELITE active', 'PRO active', 'PRO active']);
    expect(stripe.books.find(subscription)).toMatchObject({ status: 'active', pending_update: null });
    expect(errors.splice(0)).toHaveLength(1);
  });

  test('a reconciliation while Stripe is down stops early, and the next one makes it good', async () => {
    stripe.cancel(subscription);
    app.clock.now = new Date(app.clock.now.getTime() + 7 * 60 * 60 * 1000);
    stripe.fail('nonsense');
    await app.app.reconcile();
    expect((await plansOf())[1]).toBe('PRO active');
    expect(errors.splice(0).length).toBeGreaterThan(0);
    stripe.recover();
    await app.app.reconcile();
    expect((await plansOf())[1]).toBe('FREE active');
    expect(errors).toEqual([]);
  });
});
