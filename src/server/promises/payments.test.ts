import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { signEvent } from '#server/gateways/stripe/testing/sign-event.ts';
import { type StripeServer, startStripeServer } from '#server/gateways/stripe/testing/stripe-server.ts';
import { type OpenDatabase, openDatabase } from '#server/store/database.ts';
import { receipts } from '#server/store/schema.ts';
import type { RunningService, SignedInServiceCaller } from './running-service.ts';
import type { ServiceCaller } from './service-caller.ts';
import { startOwnService } from './shared-services.ts';

const [current, previous] = ['whsec_current_of_the_promises', 'whsec_previous_of_the_promises'];
/** Stripe's own test number, in the ways people and programs write it. */
const card = { number: '4242424242424242', spaced: '4242 4242 4242 4242', cvc: '987', expiry: '11/34' };

let stripe: StripeServer;
let service: RunningService;
let database: OpenDatabase;

beforeAll(async () => {
  stripe = await startStripeServer({ now: new Date() });
  service = await startOwnService('two processes on PostgreSQL', {
    ...{ STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_PUBLISHABLE_KEY: 'pk_test_local' },
    ...{ STRIPE_WEBHOOK_SECRET: `${current}, ${previous}`, STRIPE_API_BASE: stripe.url },
    ...{ COMPANY_NAME: 'Testi per Auto S.r.l.', COMPANY_VAT_NUMBER: '01234567897' },
    ...{ COMPANY_ADDRESS: 'Via Roma 1', COMPANY_POSTAL_CODE: '70121', COMPANY_CITY: 'Bari' },
    ...{ COMPANY_PROVINCE: 'BA', LOG_LEVEL: 'trace' },
  });
  database = await openDatabase({ url: service.databaseUrl, dataDir: '' });
});

afterAll(async () => {
  await database?.close();
  await service?.stop();
  await stripe?.close();
});

const order = (who: { email: string }, more: object = {}) => ({
  ...{ plan: 'PRO', billing: 'monthly', email: who.email },
  ...more,
});
const checkout = '/api/create-payment-intent';
const documentsOf = ({ email }: { email: string }) =>
  database.db.select().from(receipts).where(eq(receipts.email, email));
const subscriptionsOf = (of: { email: string }) => {
  const customers = stripe.books.all<Stripe.Customer>('customer').filter(({ email }) => email === of.email);
  return stripe.books
    .all<Stripe.Subscription>('subscription')
    .filter(({ customer }) => customers.some(({ id }) => id === customer));
};
const billsOf = (of: { email: string }) =>
  subscriptionsOf(of).flatMap(({ id }) =>
    stripe.books.all<Stripe.Invoice>('invoice').filter((bill) => JSON.stringify(bill).includes(id)),
  );

/** What both processes say of somebody's plan; they say the same. */
async function heldBy(who: SignedInServiceCaller) {
  const [one, two] = await Promise.all([0, 1].map((n) => who.at(n).call('GET', '/api/subscription')));
  expect(two?.body).toEqual(one?.body);
  return one?.body;
}

/** Asks both processes for the same, `times` each, all at once. */
const atBoth = (who: ServiceCaller, path: string, payload: unknown, times = 4) =>
  Promise.all(Array.from({ length: 2 * times }, (_, n) => who.at(n).call('POST', path, payload)));

/** Hands an event to a process as Stripe does: no Origin, no cookie, signed over the very bytes. */
async function deliver(event: unknown, { at = 0, secret = current, when = new Date() } = {}) {
  const body = JSON.stringify(event);
  const headers = { origin: undefined, 'stripe-signature': signEvent(body, secret, when) };
  return (await service.visitor().at(at).call('POST', '/api/webhooks/stripe', body, headers)).status;
}

let told = 0;
/** What Stripe has to tell since the last time. */
const news = () => {
  const events = stripe.books.events.slice(told);
  told = stripe.books.events.length;
  return events;
};
/** Everything to both at once, the last first, each event as often to each. */
async function deliverAll(times = 1) {
  const events = Array<Stripe.Event[]>(times).fill(news()).flat().reverse();
  const statuses = await Promise.all(events.flatMap((event) => [0, 1].map((at) => deliver(event, { at }))));
  expect(new Set(statuses)).toEqual(new Set([200]));
}

async function customer(plan = 'PRO'): Promise<SignedInServiceCaller & { bill: string }> {
  stripe.books.clock.now = new Date();
  const who = await service.signedIn();
  const begun = await who.call('POST', checkout, order(who, { plan }));
  stripe.pay(begun.body.clientSecret);
  news();
  expect((await who.call('POST', '/api/subscription/refresh', {})).status).toBe(200);
  expect(await heldBy(who)).toMatchObject({ plan, isPaid: true });
  return { ...who, bill: billsOf(who)[0]?.id ?? '' };
}

test('promise 23: price, currency and plan at Stripe are those of the table, whatever is sent to either process', async () => {
  const who = await service.signedIn();
  const lies = {
    amount: 1,
    amountCents: 1,
    unit_amount: 1,
    price: 'price_1',
    currency: 'jpy',
    coupon: 'FREE',
  };
  for (const n of [0, 1]) {
    const { status, body } = await who.at(n).call('POST', checkout, order(who, lies));
    expect([status, body.amountCents]).toEqual([200, 2900]);
  }
  expect(subscriptionsOf(who)).toMatchObject([
    { currency: 'eur', items: { data: [{ quantity: 1, price: { unit_amount: 2900, currency: 'eur' } }] } },
  ]);
});

describe('promise 24: however often and wherever it is clicked, one charge', () => {
  test('of a signed-in buyer', async () => {
    const who = await service.signedIn();
    const answers = await atBoth(who, checkout, order(who));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(subscriptionsOf(who)).toHaveLength(1);
    stripe.pay(answers[0]?.body.clientSecret);
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect(await documentsOf(who)).toHaveLength(1);
  });

  test('of a visitor, whose browser repeats its attempt', async () => {
    const who = { email: 'visitor@buyers.example' };
    const answers = await atBoth(service.visitor(), checkout, order(who, { attempt: randomUUID() }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(subscriptionsOf(who)).toHaveLength(1);
  });

  test('after an answer of Stripe that got lost', async () => {
    const who = await service.signedIn();
    stripe.fail('cut', /POST \/v1\/subscriptions$/, 5);
    const answers = await atBoth(who, checkout, order(who), 1);
    stripe.recover();
    answers.push(...(await atBoth(who, checkout, order(who), 1)));
    expect(answers.slice(2).map(({ status }) => status)).toEqual([200, 200]);
    expect(subscriptionsOf(who)).toHaveLength(1);
  });

  test('of a change of plan', async () => {
    const who = await customer('STARTER');
    const answers = await atBoth(who, '/api/subscription/change', { plan: 'ELITE', billing: 'monthly' });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const charged = billsOf(who).filter(({ status, total }) => status === 'paid' && total > 0);
    expect(charged).toHaveLength(2);
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'ELITE' });
    expect(await documentsOf(who)).toHaveLength(2);
  });
});

describe('promise 25: either process takes a webhook by its signature alone', () => {
  const minutes = (count: number) => new Date(Date.now() - count * 60_000);
  test.each<[string, number, Parameters<typeof deliver>[1]]>([
    ['of the secret in use', 200, {}],
    ['of the secret that is being replaced', 200, { secret: previous }],
    ['of four minutes ago', 200, { when: minutes(4) }],
    ['of six minutes ago', 400, { when: minutes(6) }],
    ['of nobody’s secret', 400, { secret: 'whsec_nobody' }],
  ])('%s: %i', async (_, status, signed) => {
    const event = { id: 'evt_1', type: 'tyres.rotated', data: { object: { id: 'ty_1', object: 'tyre' } } };
    for (const at of [0, 1]) expect(await deliver(event, { ...signed, at })).toBe(status);
  });
});

describe('promise 26: events count once, whichever process they reach', () => {
  test('doubled, reversed and all at once, through a purchase, a renewal and another', {
    timeout: 60_000,
  }, async () => {
    const who = await service.signedIn();
    const begun = await who.call('POST', checkout, order(who));
    stripe.pay(begun.body.clientSecret);
    const id = subscriptionsOf(who)[0]?.id ?? '';
    stripe.renew(id);
    stripe.renew(id);
    stripe.books.clock.now = new Date();
    await deliverAll(2);
    expect((await documentsOf(who)).map(({ totalCents }) => totalCents)).toEqual([2900, 2900, 2900]);
    expect(await heldBy(who)).toMatchObject({ plan: 'PRO', isPaid: true });
    const mails = await database.db.execute(sql`select 1 from outbox where recipient = ${who.email}`);
    expect((mails as unknown as { rows: unknown[] }).rows).toHaveLength(3);
  });

  test('one that Stripe cannot be asked about is to be sent again, and is then taken by the other', async () => {
    const who = await service.signedIn();
    const begun = await who.call('POST', checkout, order(who));
    stripe.pay(begun.body.clientSecret);
    const paid = news().findLast(({ type }) => type === 'invoice.paid');
    stripe.fail('nonsense');
    expect(await deliver(paid, { at: 0 })).toBe(503);
    stripe.recover();
    expect(await heldBy(who)).toMatchObject({ plan: 'FREE' });
    expect(await deliver(paid, { at: 1 })).toBe(200);
    expect(await heldBy(who)).toMatchObject({ plan: 'PRO' });
  });
});

test('promise 27: a payment nobody told of is made good by the return page, in both processes at once', async () => {
  const who = await service.signedIn();
  const begun = await who.call('POST', checkout, order(who));
  stripe.pay(begun.body.clientSecret);
  news();
  expect(await heldBy(who)).toMatchObject({ plan: 'FREE' });
  const answers = await atBoth(who, '/api/subscription/refresh', {});
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await heldBy(who)).toMatchObject({ plan: 'PRO', isPaid: true });
  expect(await documentsOf(who)).toHaveLength(1);
});

describe('promise 28: the rights go in both processes, once', () => {
  test('when the money is given back', async () => {
    const who = await customer('ELITE');
    stripe.refund(who.bill);
    await deliverAll();
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'FREE', isPaid: false });
    expect((await documentsOf(who)).map(({ totalCents }) => totalCents).sort()).toEqual([-4900, 4900]);
    expect(subscriptionsOf(who).map(({ status }) => status)).toEqual(['canceled']);
  });

  test('when a bank disputes, and come back when it is won', async () => {
    const who = await customer();
    const dispute = stripe.dispute(who.bill);
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'FREE', isPaid: false });
    stripe.setDispute(dispute, 'won');
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'PRO', isPaid: true });
    expect(await documentsOf(who)).toHaveLength(1);
  });

  test('when it is ended at Stripe', async () => {
    const who = await customer();
    stripe.cancel(subscriptionsOf(who)[0]?.id ?? '');
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'FREE', status: 'active', isPaid: false });
  });

  test('when a renewal fails, until it is paid', async () => {
    const who = await customer();
    const id = subscriptionsOf(who)[0]?.id ?? '';
    stripe.setCard(id, 'declines');
    stripe.renew(id);
    stripe.books.clock.now = new Date();
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'PRO', status: 'inactive', needsPayment: true });
    const refused = await who.call('POST', '/api/generate-descriptions', {
      vehicleData: { make: 'Fiat', model: 'Panda', copyStyles: ['persuasive'] },
    });
    expect(refused.status).toBe(403);
    const bill = await who.call('POST', '/api/subscription/pay', {});
    stripe.pay(bill.body.clientSecret);
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'PRO', status: 'active', needsPayment: false });
    expect(await documentsOf(who)).toHaveLength(2);
  });
});

test('promise 47: a plan that was cancelled ends with what is paid for, and nothing more is taken', async () => {
  const who = await customer();
  const answers = await atBoth(who, '/api/subscription/cancel', {});
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.endsOn)).size).toBe(1);
  await deliverAll(2);
  expect(await heldBy(who)).toMatchObject({ plan: 'PRO', isPaid: true, endsAtPeriodEnd: true });
  stripe.renew(subscriptionsOf(who)[0]?.id ?? '');
  stripe.books.clock.now = new Date();
  await deliverAll(2);
  expect(await heldBy(who)).toMatchObject({ plan: 'FREE', status: 'active', isPaid: false });
  expect(billsOf(who)).toHaveLength(1);
  expect(await documentsOf(who)).toHaveLength(1);
  const mails = await database.db.execute(sql`select 1 from outbox where recipient = ${who.email}`);
  expect((mails as unknown as { rows: unknown[] }).rows).toHaveLength(2);
});

describe('promise 29: card data', () => {
  const known = [card.number, card.spaced, `"${card.cvc}"`, card.expiry];
  const withCard = {
    ...{ cardNumber: card.number, number: card.spaced, cvc: card.cvc, expiry: card.expiry },
    ...{ card: { number: card.number, cvc: card.cvc }, payment_method_data: { card } },
  };

  test('that somebody sends us all the same stays nowhere: neither in the database nor in a log nor at Stripe', async () => {
    const who = await service.signedIn();
    const payloads: unknown[] = [
      order(who, withCard),
      { ...withCard, plan: card.number, billing: card.number, email: card.number },
      `{"cardNumber":"${card.number}"`,
      withCard,
    ];
    const paths = [
      checkout,
      '/api/subscription/refresh',
      '/api/subscription/pay',
      '/api/subscription/change',
    ];
    const answers = [];
    for (const path of [
      ...paths,
      '/api/subscription/preview',
      '/api/subscription/cancel',
      '/api/webhooks/stripe',
    ]) {
      for (const payload of payloads) {
        const answer = await who.call('POST', `${path}?card=${card.number}`, payload);
        expect([path, answer.status]).toEqual([path, expect.toSatisfy((status) => status < 500)]);
        answers.push(JSON.stringify(answer.body));
      }
    }
    const begun = await who.call('POST', checkout, order(who));
    stripe.pay(begun.body.clientSecret);
    await deliverAll();
    expect(await heldBy(who)).toMatchObject({ plan: 'PRO', isPaid: true });

    const stored = await everyRow();
    const logged = service.processes.map((process) => process.said()).join('');
    expect(stored).toContain(who.email);
    for (const word of [...known, stripe.secretKey, current, begun.body.clientSecret]) {
      expect([word, stored.includes(word), logged.includes(word)]).toEqual([word, false, false]);
    }
    expect(answers.filter((answer) => answer.includes(card.number))).toEqual([]);
    expect(JSON.stringify([stripe.requests, stripe.books.all('customer')])).not.toContain(card.number);
  });

  test('has no field in any payload of the contract', () => {
    const fields = Object.values<Endpoint>(endpoints).flatMap(({ payload }) =>
      payload instanceof z.ZodType
        ? [
            ...JSON.stringify(z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' })).matchAll(
              /"(\w+)":/g,
            ),
          ]
        : [],
    );
    const names = new Set(fields.map(([, name]) => name));
    expect(names).toContain('clientSecret');
    // The simulator's cards are words of a list.
    expect([...names].filter((name) => /card|cvc|cvv|iban|expir/i.test(name ?? ''))).toEqual(['card']);
  });
});

async function everyRow(): Promise<string> {
  const { db } = database;
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: Record<string, string>[] }).rows;
  const tables = await rowsOf(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  let dump = '';
  for (const { name = '' } of tables) {
    dump += JSON.stringify(await rowsOf(sql`select t::text as row from ${sql.identifier(name)} t`));
  }
  return dump;
}
