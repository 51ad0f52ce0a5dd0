import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentGateway } from '#domain/subscriptions/payments.ts';
import type { Patience } from './ask-stripe.ts';
import { createStripeGateway } from './create-stripe-gateway.ts';
import { type StripeServer, startStripeServer } from './testing/stripe-server.ts';

const clock = { now: new Date('2026-11-21T10:00:00Z') };
const faults: unknown[] = [];
let stripe: StripeServer;
let gateway: PaymentGateway;

beforeAll(async () => {
  stripe = await startStripeServer(clock);
  gateway = open(stripe.secretKey);
});
afterAll(() => stripe.close());
afterEach(() => stripe.recover());

function open(secretKey: string, patience?: Patience): PaymentGateway {
  const config = { secretKey, publishableKey: 'pk_test_local', webhookSecrets: [], apiBase: stripe.url };
  return createStripeGateway(config, {
    onError: (error) => faults.push(error),
    ...(patience && { patience }),
  });
}

const starter: Order = { plan: 'STARTER', billingCycle: 'monthly' };
const pro: Order = { plan: 'PRO', billingCycle: 'monthly' };
const eliteAnnual: Order = { plan: 'ELITE', billingCycle: 'annual' };

let attempts = 0;
const newKey = () => `attempt-${++attempts}`;

/** A subscription at the beginning of November. */
async function started(order: Order, email = `dealer-${++attempts}@example.org`) {
  clock.now = new Date('2026-11-01T00:00:00Z');
  const begun = await gateway.start({ ...order, email, customerId: undefined }, newKey());
  return { ...begun, clientSecret: begun.clientSecret ?? 'none' };
}

async function paid(order: Order) {
  const begun = await started(order);
  stripe.pay(begun.clientSecret);
  return begun;
}

async function found(id: string) {
  const subscription = await gateway.find(id);
  if (!subscription) throw new Error('not found');
  return subscription;
}

/** As Stripe holds it. */
function subscriptionAt(id: string): Stripe.Subscription {
  return stripe.books.find<Stripe.Subscription>(id) as Stripe.Subscription;
}

function priceOf(id: string): Stripe.Price {
  return subscriptionAt(id).items.data[0]?.price as Stripe.Price;
}

const at = (instant: string) => {
  clock.now = new Date(instant);
  return clock.now;
};

describe('a first payment', () => {
  test('is awaited, then there with plan, period and price of the plan table', async () => {
    const begun = await started(pro, 'Dina@Example.org');
    expect(await found(begun.subscriptionId)).toEqual({
      ...{ id: begun.subscriptionId, customerId: begun.customerId, email: 'dina@example.org' },
      ...{ ...pro, state: 'incomplete', currentPeriodEnd: undefined, endsAtPeriodEnd: false },
      ...{ creditCents: 0, payments: [] },
    });
    expect((await gateway.findOpenBill(begun.subscriptionId))?.clientSecret).toBe(begun.clientSecret);

    stripe.pay(begun.clientSecret);
    const from = new Date('2026-11-01T00:00:00Z');
    const to = new Date('2026-12-01T00:00:00Z');
    expect(await found(begun.subscriptionId)).toMatchObject({
      ...{ state: 'active', currentPeriodEnd: to },
      payments: [
        {
          ...{ paidAt: from, amountCents: 2900, refunds: [], isDisputed: false },
          lines: [{ ...pro, from, to, amountCents: 2900 }],
        },
      ],
    });
    expect(await gateway.findOpenBill(begun.subscriptionId)).toBeUndefined();
  });

  test.each([
    [{ plan: 'STARTER', billingCycle: 'monthly' }, 900],
    [{ plan: 'STARTER', billingCycle: 'annual' }, 9200],
    [{ plan: 'PRO', billingCycle: 'monthly' }, 2900],
    [{ plan: 'PRO', billingCycle: 'annual' }, 29600],
    [{ plan: 'ELITE', billingCycle: 'monthly' }, 4900],
    [{ plan: 'ELITE', billingCycle: 'annual' }, 50000],
  ] as [Order, number][])('of %j costs %i cents', async (order, cents) => {
    const { subscriptionId } = await paid(order);
    expect(await found(subscriptionId)).toMatchObject({ ...order, payments: [{ amountCents: cents }] });
  });

  test('that is declined stays awaited', async () => {
    const begun = await started(pro);
    stripe.decline(begun.clientSecret);
    expect(await found(begun.subscriptionId)).toMatchObject({ state: 'incomplete', payments: [] });
    expect((await gateway.findOpenBill(begun.subscriptionId))?.clientSecret).toBe(begun.clientSecret);
  });

  test('begun twice with one key is one subscription, also at the same time', async () => {
    const order = { ...pro, email: 'twice@example.org', customerId: undefined };
    const key = newKey();
    const begun = await Promise.all([gateway.start(order, key), gateway.start(order, key)]);
    begun.push(await gateway.start(order, key));
    expect(new Set(begun.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect(new Set(begun.map(({ customerId }) => customerId)).size).toBe(1);
  });

  test('begun again while Stripe still works on it is the same one', async () => {
    const order = { ...pro, email: 'hasty@example.org', customerId: undefined };
    const key = newKey();
    stripe.fail('late', /POST \/v1\/subscriptions$/, 1);
    const first = gateway.start(order, key);
    await expect.poll(() => stripe.requests.at(-1)).toBe('POST /v1/subscriptions');
    const asked = stripe.requests.length;
    const second = gateway.start(order, key);
    await expect.poll(() => stripe.requests.slice(asked).at(-1)).toBe('POST /v1/subscriptions');
    stripe.release('oldest');
    expect(await second).toEqual(await first);
  });

  test('whose answer is lost is the same one when it is tried again', async () => {
    const order = { ...pro, email: 'lost@example.org', customerId: undefined };
    const key = newKey();
    const before = stripe.books.all('subscription').length;
    stripe.fail('cut', /POST \/v1\/subscriptions$/);
    await expect(gateway.start(order, key)).rejects.toMatchObject({ kind: 'unavailable' });
    stripe.recover();
    await gateway.start(order, key);
    expect(stripe.books.all('subscription').length).toBe(before + 1);
  });

  test('of a customer who was deleted at Stripe makes a new customer', async () => {
    const { customerId } = await paid(pro);
    stripe.deleteCustomer(customerId);
    const again = await gateway.start({ ...pro, email: 'again@example.org', customerId }, newKey());
    expect(again.customerId).not.toBe(customerId);
  });

  test('of a known customer is charged to him', async () => {
    const { customerId } = await paid(pro);
    const again = await gateway.start({ ...pro, email: 'x@example.org', customerId }, newKey());
    expect(again.customerId).toBe(customerId);
  });
});

describe('prices', () => {
  test('are made once and found again by another process', async () => {
    const before = stripe.books.all('price').length;
    const other = open(stripe.secretKey);
    await other.start({ ...pro, email: 'other@example.org', customerId: undefined }, newKey());
    expect(stripe.books.all('price').length).toBe(before);
  });

  test('of another amount than the plan table are replaced; who pays the old one keeps his plan', async () => {
    const { subscriptionId } = await paid(starter);
    const old = priceOf(subscriptionId);
    old.unit_amount = 700;
    const next = await paid(starter);
    expect(await found(next.subscriptionId)).toMatchObject({ payments: [{ amountCents: 900 }] });
    expect(old.lookup_key).toBeNull();
    expect(await open(stripe.secretKey).find(subscriptionId)).toMatchObject(starter);
  });
});

describe('renewals', () => {
  test('are payments of their own', async () => {
    const { subscriptionId } = await paid(pro);
    stripe.renew(subscriptionId);
    expect(await found(subscriptionId)).toMatchObject({
      ...{ state: 'active', currentPeriodEnd: new Date('2027-01-01T00:00:00Z') },
      payments: [{ amountCents: 2900 }, { amountCents: 2900, paidAt: new Date('2026-12-01T00:00:00Z') }],
    });
  });

  test('that fail are past due until what was paid; the open bill can be paid', async () => {
    const { subscriptionId } = await paid(pro);
    stripe.setCard(subscriptionId, 'declines');
    stripe.renew(subscriptionId);
    const until = new Date('2026-12-01T00:00:00Z');
    expect(await found(subscriptionId)).toMatchObject({ state: 'past-due', currentPeriodEnd: until });

    stripe.pay((await gateway.findOpenBill(subscriptionId))?.clientSecret ?? '');
    const after = await found(subscriptionId);
    expect(after).toMatchObject({ state: 'active', currentPeriodEnd: new Date('2027-01-01T00:00:00Z') });
    expect(after.payments).toHaveLength(2);
  });

  test('of many years are all read, page by page, the oldest first', async () => {
    const { subscriptionId } = await paid(starter);
    for (let month = 0; month < 240; month++) stripe.renew(subscriptionId);
    const { payments } = await found(subscriptionId);
    expect(payments).toHaveLength(241);
    expect(payments.at(0)?.paidAt).toEqual(new Date('2026-11-01T00:00:00Z'));
    expect(payments.at(-1)?.paidAt).toEqual(new Date('2046-11-01T00:00:00Z'));
  });
});

describe('a change of plan', () => {
  test('upwards costs the difference for the rest of the period, as the preview said', async () => {
    const { subscriptionId } = await paid(starter);
    const now = at('2026-11-16T00:00:00Z');
    expect(await gateway.previewChange(subscriptionId, pro, now)).toEqual({
      ...{ dueCents: 1000, creditCents: 0 },
      ...{ nextPaymentAt: new Date('2026-12-01T00:00:00Z'), nextPaymentCents: 2900 },
    });
    expect(await found(subscriptionId)).toMatchObject(starter);
    expect(await gateway.change(subscriptionId, pro, newKey())).toEqual({ clientSecret: undefined });
    const { payments, ...changed } = await found(subscriptionId);
    expect(changed).toMatchObject({ ...pro, currentPeriodEnd: new Date('2026-12-01T00:00:00Z') });
    expect(payments.at(-1)).toMatchObject({
      amountCents: 1000,
      lines: [
        { ...starter, amountCents: -450 },
        { ...pro, amountCents: 1450 },
      ],
    });
  });

  test('to a year begins the year at once', async () => {
    const { subscriptionId } = await paid(pro);
    const now = at('2026-11-16T00:00:00Z');
    const nextPaymentAt = new Date('2027-11-16T00:00:00Z');
    expect(await gateway.previewChange(subscriptionId, eliteAnnual, now)).toEqual({
      ...{ dueCents: 50000 - 1450, creditCents: 0, nextPaymentAt, nextPaymentCents: 50000 },
    });
    await gateway.change(subscriptionId, eliteAnnual, newKey());
    const changed = await found(subscriptionId);
    expect(changed).toMatchObject({ ...eliteAnnual, currentPeriodEnd: nextPaymentAt });
    expect(changed.payments.at(-1)).toMatchObject({ amountCents: 48550 });
  });

  test('downwards leaves credit, and the lines of the next payment add up to what was paid', async () => {
    const { subscriptionId } = await paid({ plan: 'ELITE', billingCycle: 'monthly' });
    const now = at('2026-11-16T00:00:00Z');
    // 24.50 of ELITE back, 4.50 of STARTER: 20.00 left, which two renewals of 9.00 use up, and 2.00 of a third.
    expect(await gateway.previewChange(subscriptionId, starter, now)).toMatchObject({
      ...{ dueCents: 0, creditCents: 2000, nextPaymentCents: 0 },
    });
    await gateway.change(subscriptionId, starter, newKey());
    expect(await found(subscriptionId)).toMatchObject({ creditCents: 2000, payments: [{}] });
    for (let month = 0; month < 2; month++) stripe.renew(subscriptionId);
    expect((await found(subscriptionId)).payments).toHaveLength(1);
    stripe.renew(subscriptionId);
    const { payments, currentPeriodEnd } = await found(subscriptionId);
    expect(currentPeriodEnd).toEqual(new Date('2027-03-01T00:00:00Z'));
    expect(payments).toHaveLength(2);
    expect(payments.at(-1)?.amountCents).toBe(700);
    expect(payments.at(-1)?.lines.map(({ amountCents }) => amountCents)).toEqual([-2450, 450, 900, 900, 900]);
  });

  test('from a year to a month leaves the rest of the year as credit', async () => {
    const { subscriptionId } = await paid(eliteAnnual);
    const now = at('2027-05-02T12:00:00Z');
    const nextPaymentAt = new Date('2027-06-02T12:00:00Z');
    expect(await gateway.previewChange(subscriptionId, starter, now)).toMatchObject({
      ...{ dueCents: 0, nextPaymentAt, nextPaymentCents: 0 },
    });
    await gateway.change(subscriptionId, starter, newKey());
    expect(await found(subscriptionId)).toMatchObject({
      ...{ ...starter, state: 'active', currentPeriodEnd: nextPaymentAt },
      payments: [{ amountCents: 50000 }],
    });
  });

  test('from a year to a month is paid for as long as the months are, not until the year would end', async () => {
    const { subscriptionId } = await paid(eliteAnnual);
    at('2026-11-02T00:00:00Z');
    await gateway.change(subscriptionId, { plan: 'ELITE', billingCycle: 'monthly' }, newKey());
    // What was left of 500.00 pays for ten months of 49.00, and some of an eleventh.
    for (let month = 0; month < 9; month++) stripe.renew(subscriptionId);
    stripe.setCard(subscriptionId, 'declines');
    stripe.renew(subscriptionId);
    expect(await found(subscriptionId)).toMatchObject({
      ...{ state: 'past-due', currentPeriodEnd: new Date('2027-09-02T00:00:00Z') },
      payments: [{ amountCents: 50000 }],
    });
  });

  test('the bank wants confirmed waits for the buyer, and is there once he has', async () => {
    const { subscriptionId } = await paid(starter);
    at('2026-11-16T00:00:00Z');
    stripe.setCard(subscriptionId, 'authenticates');
    const key = newKey();
    const { clientSecret } = await gateway.change(subscriptionId, pro, key);
    expect(await found(subscriptionId)).toMatchObject(starter);
    expect(await gateway.change(subscriptionId, pro, key)).toEqual({ clientSecret });
    stripe.pay(clientSecret ?? '');
    expect(await found(subscriptionId)).toMatchObject(pro);
    expect(await gateway.change(subscriptionId, pro, key)).toEqual({ clientSecret: undefined });
  });

  test('whose card the bank refuses changes nothing until another card has paid', async () => {
    const { subscriptionId } = await paid(starter);
    at('2026-11-16T00:00:00Z');
    stripe.setCard(subscriptionId, 'declines');
    const key = newKey();
    const { clientSecret } = await gateway.change(subscriptionId, pro, key);
    expect(clientSecret).toMatch(/_secret_/);
    expect(await found(subscriptionId)).toMatchObject({ ...starter, state: 'active' });
    expect(await gateway.change(subscriptionId, pro, key)).toEqual({ clientSecret });
    stripe.pay(clientSecret ?? '');
    expect(await found(subscriptionId)).toMatchObject({ ...pro, payments: [{}, { amountCents: 1000 }] });
  });

  test('whose answer is lost is charged once, and the second try says it is done', async () => {
    const { subscriptionId } = await paid(pro);
    at('2026-11-16T00:00:00Z');
    stripe.fail('cut', /POST \/v1\/subscriptions\/sub/);
    const key = newKey();
    await expect(gateway.change(subscriptionId, eliteAnnual, key)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    stripe.recover();
    expect(await gateway.change(subscriptionId, eliteAnnual, key)).toEqual({ clientSecret: undefined });
    expect((await found(subscriptionId)).payments).toHaveLength(2);
  });

  test('asked for twice at once is charged once', async () => {
    const { subscriptionId } = await paid(starter);
    at('2026-11-16T00:00:00Z');
    const key = newKey();
    await Promise.all([gateway.change(subscriptionId, pro, key), gateway.change(subscriptionId, pro, key)]);
    expect((await found(subscriptionId)).payments).toHaveLength(2);
  });
});

describe('money that goes back', () => {
  test('in part and then the rest is told with each amount; a refund that failed is none', async () => {
    const { subscriptionId } = await paid(pro);
    const [payment] = (await found(subscriptionId)).payments;
    stripe.refund(payment?.id ?? '', 500);
    stripe.refund(payment?.id ?? '', 400, 'failed');
    expect((await found(subscriptionId)).payments[0]?.refunds).toMatchObject([{ amountCents: 500 }]);
    stripe.refund(payment?.id ?? '');
    expect((await found(subscriptionId)).payments[0]?.refunds).toMatchObject([
      { amountCents: 500 },
      { amountCents: 2400 },
    ]);
  });

  test.each([
    ['needs_response', true],
    ['under_review', true],
    ['lost', true],
    ['won', false],
    ['prevented', false],
    ['warning_needs_response', false],
    ['warning_closed', false],
  ])('a dispute that is %s counts: %s', async (status, counts) => {
    const { subscriptionId } = await paid(pro);
    const [payment] = (await found(subscriptionId)).payments;
    stripe.dispute(payment?.id ?? '', status);
    expect((await found(subscriptionId)).payments[0]?.isDisputed).toBe(counts);
  });

  test('is told of a customer who was deleted', async () => {
    const { subscriptionId, customerId } = await paid(pro);
    const [payment] = (await found(subscriptionId)).payments;
    stripe.refund(payment?.id ?? '');
    const { email } = await found(subscriptionId);
    stripe.deleteCustomer(customerId);
    const after = await found(subscriptionId);
    expect(after).toMatchObject({ state: 'ended', email, payments: [{ refunds: [{ amountCents: 2900 }] }] });
  });
});

describe('an end', () => {
  test('at once is an end, and a second one does no harm', async () => {
    const { subscriptionId } = await paid(pro);
    await gateway.end(subscriptionId);
    await gateway.end(subscriptionId);
    expect(await found(subscriptionId)).toMatchObject({ state: 'ended' });
  });

  test('at the end of the period is told before it comes', async () => {
    const { subscriptionId } = await paid(pro);
    stripe.cancelAtPeriodEnd(subscriptionId);
    expect(await found(subscriptionId)).toMatchObject({ state: 'active', endsAtPeriodEnd: true });
  });
});

describe('an order that is dropped', () => {
  const begin = () => gateway.start({ ...pro, email: 'twice@example.org', customerId: undefined }, newKey());

  test('is over, its bill can no longer be paid, and a second time does no harm', async () => {
    const { subscriptionId } = await begin();
    await gateway.drop(subscriptionId);
    await gateway.drop(subscriptionId);
    expect(await found(subscriptionId)).toMatchObject({ state: 'ended', payments: [] });
    expect(await gateway.findOpenBill(subscriptionId)).toBeUndefined();
  });

  test('stays when it was paid', async () => {
    const { subscriptionId } = await paid(pro);
    await gateway.drop(subscriptionId);
    expect(await found(subscriptionId)).toMatchObject({ state: 'active' });
  });
});

describe('what is not ours', () => {
  test('a subscription Stripe does not know is undefined', async () => {
    expect(await gateway.find('sub_of_nobody')).toBeUndefined();
  });

  test('a subscription to something else the account sells is undefined', async () => {
    const { subscriptionId } = await paid(pro);
    Object.assign(subscriptionAt(subscriptionId), { metadata: {} });
    Object.assign(priceOf(subscriptionId), { id: 'price_of_tyres', lookup_key: null, metadata: {} });
    expect(await gateway.find(subscriptionId)).toBeUndefined();
  });
});

describe('a bad day of Stripe', () => {
  const callsOf = (id: string): [string, () => Promise<unknown>][] => [
    ['start', () => gateway.start({ ...pro, email: 'bad@example.org', customerId: undefined }, newKey())],
    ['find', () => gateway.find(id)],
    ['findOpenBill', () => gateway.findOpenBill(id)],
    ['previewChange', () => gateway.previewChange(id, starter, clock.now)],
    ['change', () => gateway.change(id, starter, newKey())],
    ['drop', () => gateway.drop(id)],
    ['end', () => gateway.end(id)],
  ];

  test.each(['error', 'nonsense', 'busy', 'cut', 'wrong-object'] as const)(
    '%s is a clear refusal of every call, without a word of Stripe’s',
    async (fault) => {
      const { subscriptionId } = await paid(pro);
      // What Stripe answers to an ending is not read: with a wrong object the ending itself went through.
      const calls = callsOf(subscriptionId).filter(([name]) => !(fault === 'wrong-object' && name === 'end'));
      stripe.fail(fault);
      faults.length = 0;
      const outcomes = await Promise.allSettled(calls.map(([, call]) => call()));
      for (const [index, outcome] of outcomes.entries()) {
        const name = calls[index]?.[0];
        const expected = { status: 'rejected', reason: { kind: 'unavailable' } };
        expect({ name, ...outcome }).toMatchObject({ name, ...expected });
        const { reason } = outcome as PromiseRejectedResult;
        expect(JSON.stringify(reason, Object.getOwnPropertyNames(reason))).not.toMatch(
          /sk_(live|test)|\.internal/,
        );
      }
      expect(faults).toHaveLength(calls.length);
      expect(faults.map(String).join()).not.toMatch(/sk_(live|test)|\.internal/);
    },
    20_000,
  );

  test('silence and dripping end in bounded time', async () => {
    const { subscriptionId } = await paid(pro);
    stripe.fail('hang', /subscriptions/);
    stripe.fail('drip', /invoices/);
    const hasty = open(stripe.secretKey, { requestMs: 200, wholeMs: 1_500 });
    const calls = [hasty.find(subscriptionId), hasty.findOpenBill(subscriptionId)];
    const outcomes = await Promise.allSettled(calls);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
    }
  });

  test('a key Stripe does not accept is a clear refusal', async () => {
    await expect(open('sk_test_wrong').find('sub_1')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
