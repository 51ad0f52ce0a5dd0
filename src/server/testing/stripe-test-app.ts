import { asc, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll } from 'vitest';
import { signEvent } from '#server/gateways/stripe/testing/sign-event.ts';
import { type StripeServer, startStripeServer } from '#server/gateways/stripe/testing/stripe-server.ts';
import { receipts } from '#server/store/schema.ts';
import { type Caller, createTestApp, type TestApp } from './test-app.ts';

export const currentSecret = 'whsec_current';
export const previousSecret = 'whsec_previous';

export interface StripeTestApp extends TestApp {
  stripe: StripeServer;
  /** Posts an event as Stripe does, signed now and by the current secret unless told otherwise. */
  deliver(event: unknown, signed?: { secret?: string; at?: Date }): Promise<number>;
  /** Delivers everything Stripe has told since the last time, and answers the statuses. */
  deliverNews(arrange?: (events: Stripe.Event[]) => Stripe.Event[]): Promise<number[]>;
  /** Stripe forgets to tell what has happened since the last time. */
  loseNews(): void;
  /** The documents somebody's payments have made, the oldest first. */
  documentsOf(who: { email: string }): Promise<{ kind: string; totalCents: number; number: string }[]>;
  /** Checks out and pays; the webhook is delivered. Answers the subscription's id at Stripe. */
  buy(who: Caller, plan: string, billing?: string): Promise<string>;
}

/** The whole application with payments by a local server that speaks like Stripe; they share a clock. */
export async function createStripeTestApp(): Promise<StripeTestApp> {
  const stripe = await startStripeServer({ now: new Date() });
  afterAll(stripe.close);
  const app = await createTestApp({
    environment: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      STRIPE_WEBHOOK_SECRET: `${currentSecret}, ${previousSecret}`,
      STRIPE_API_BASE: stripe.url,
      COMPANY_NAME: 'Testi per Auto S.r.l.',
      COMPANY_VAT_NUMBER: '01234567897',
      COMPANY_ADDRESS: 'Via Roma 1',
      COMPANY_POSTAL_CODE: '70121',
      COMPANY_CITY: 'Bari',
      COMPANY_PROVINCE: 'BA',
    },
  });
  stripe.books.clock = app.clock;
  let delivered = 0;

  async function deliver(event: unknown, signed: { secret?: string; at?: Date } = {}): Promise<number> {
    const body = JSON.stringify(event);
    const signature = signEvent(body, signed.secret ?? currentSecret, signed.at ?? app.clock.now);
    return post(app, body, { 'stripe-signature': signature });
  }
  async function deliverNews(arrange = (events: Stripe.Event[]) => events): Promise<number[]> {
    const news = arrange(stripe.books.events.slice(delivered));
    delivered = stripe.books.events.length;
    const statuses: number[] = [];
    for (const event of news) statuses.push(await deliver(event));
    return statuses;
  }
  return {
    ...app,
    ...{ stripe, deliver, deliverNews },
    loseNews() {
      delivered = stripe.books.events.length;
    },
    documentsOf: ({ email }) =>
      app.db
        .select({ kind: receipts.kind, totalCents: receipts.totalCents, number: receipts.number })
        .from(receipts)
        .where(eq(receipts.email, email))
        .orderBy(asc(receipts.issuedAt), asc(receipts.number)),
    async buy(who, plan, billing = 'monthly') {
      const begun = await who.call('POST', '/api/create-payment-intent', {
        ...{ plan, billing, email: 'who@example.org' },
      });
      if (begun.status !== 200) throw new Error(`the checkout answered ${begun.status}`);
      stripe.pay(begun.body.clientSecret);
      await deliverNews();
      return stripe.books.all<Stripe.Subscription>('subscription')[0]?.id ?? '';
    },
  };
}

/** A request as Stripe's servers make it: JSON, no Origin, no cookie. */
export async function post(
  { app }: Pick<TestApp, 'app'>,
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  const response = await app.http.request('http://localhost:3000/api/webhooks/stripe', {
    ...{ method: 'POST', body, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } },
  });
  await response.text();
  return response.status;
}
