import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { draftReceipts } from '#domain/billing/draft-receipts.ts';
import { sampleSeller } from '#domain/billing/seller.ts';
import type { Payment, PaymentGateway, ProviderSubscription } from '#domain/subscriptions/payments.ts';
import { reconcileSubscriptions } from '#domain/subscriptions/reconcile-subscriptions.ts';
import { changedRights } from '#domain/subscriptions/rights-among.ts';
import { settleSubscription } from '#domain/subscriptions/settle-subscription.ts';
import type { Subscription } from '#domain/subscriptions/subscription.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { createOutbox } from './outbox.ts';
import { outbox, receipts, subscriptions, user } from './schema.ts';
import { subscriptionStore } from './subscription-store.ts';
import { ticketStore } from './ticket-store.ts';

const { db, close } = await testDatabase();
afterAll(close);
const now = new Date('2026-11-21T10:00:00Z');
const clock = { newId: randomUUID, now: () => now };
const store = subscriptionStore(db, (tx) => createOutbox(tx, clock));
const later = new Date('2026-12-21T10:00:00Z');

let people = 0;
async function account() {
  const id = `user-${++people}`;
  await db.insert(user).values({ id, name: 'Dina', email: `${id}@example.org`, emailVerified: true });
  return { id, email: `${id}@example.org` };
}

async function held(buyer: { id: string; email: string }, changes: Partial<Subscription> = {}) {
  const subscription: Subscription = {
    ...{ id: `sub_${randomUUID()}`, customerId: 'c', userId: buyer.id, email: buyer.email, language: 'it' },
    ...{ plan: 'PRO', billingCycle: 'monthly', state: 'incomplete', isRevoked: false },
    ...{
      currentPeriodEnd: undefined,
      endsAtPeriodEnd: false,
      nextOrder: undefined,
      attemptDigest: undefined,
      cancellationRequestedAt: undefined,
    },
    ...{ creditCents: 0, createdAt: now, version: 0, ...changes },
  };
  await store.create(subscription);
  return subscription;
}

const payment = (id: string): Payment => ({
  ...{ id, paidAt: now, amountCents: 2900, refunds: [], isDisputed: false },
  lines: [{ plan: 'PRO', billingCycle: 'monthly', from: now, to: later, amountCents: 2900 }],
});

function truthOf(of: Subscription, changes: Partial<ProviderSubscription> = {}): ProviderSubscription {
  const { id, plan, billingCycle, customerId, email } = of;
  return {
    ...{ id, plan, billingCycle, customerId, email, state: 'active', currentPeriodEnd: later },
    ...{
      endsAtPeriodEnd: false,
      nextOrder: undefined,
      cancelledAt: undefined,
      creditCents: 0,
      payments: [payment(`pay_${id}`)],
      ...changes,
    },
  };
}

/** With a provider that answers what it is given to answer. */
function depsWith(find: PaymentGateway['find']) {
  const gateway = { find } as PaymentGateway;
  const origin = 'http://localhost:3000';
  return {
    gateway,
    subscriptions: store,
    tickets: ticketStore(db),
    seller: sampleSeller,
    origin,
    now: () => now,
  };
}
const settling = (find: PaymentGateway['find']) => (id: string) => settleSubscription(depsWith(find), id);

const planOf = async (id: string) => {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  return `${row?.subscriptionPlan} ${row?.subscriptionStatus}`;
};
const mailsTo = (email: string) => db.select().from(outbox).where(eq(outbox.recipient, email));

describe('what was read', () => {
  test('is not written over something newer: neither plan nor document nor mail', async () => {
    const buyer = await account();
    const begun = await held(buyer);
    const drafts = draftReceipts(
      truthOf(begun),
      { userId: buyer.id, email: buyer.email, language: 'it', billing: undefined },
      sampleSeller,
    );
    const written = { documents: drafts, mails: [], decideRights: changedRights, now };
    const paid: Subscription = { ...begun, state: 'active' };
    const link = 'http://localhost:3000/subscribe';
    const mails = [
      { to: buyer.email, language: 'it', message: { kind: 'payment-refunded', plan: 'PRO', link } },
    ] as const;
    expect(await store.save({ ...begun, endsAtPeriodEnd: true }, { ...written, documents: [] })).toBe(true);
    expect(await store.save(paid, { ...written, mails })).toBe(false);
    expect([await planOf(buyer.id), await mailsTo(buyer.email)]).toEqual(['FREE active', []]);
    expect(await db.select().from(receipts).where(eq(receipts.userId, buyer.id))).toEqual([]);
    expect(await store.save({ ...paid, version: 1 }, { ...written, mails })).toBe(true);
    expect([await planOf(buyer.id), (await mailsTo(buyer.email)).length]).toEqual(['PRO active', 1]);
  });

  test('by one that asked earlier does not undo what another read later', async () => {
    const buyer = await account();
    const begun = await held(buyer);
    const { promise: slowAnswer, resolve } = Promise.withResolvers<ProviderSubscription>();
    let asked = 0;
    const slow = settling(() => (++asked === 1 ? slowAnswer : Promise.resolve(truthOf(begun))))(begun.id);
    await expect.poll(() => asked).toBe(1);
    await settling(() => Promise.resolve(truthOf(begun)))(begun.id);
    expect(await planOf(buyer.id)).toBe('PRO active');
    resolve(truthOf(begun, { state: 'ended', payments: [] }));
    await slow;
    expect([await planOf(buyer.id), asked]).toEqual(['PRO active', 2]);
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });

  test('of two subscriptions at once leaves the user with what is paid', async () => {
    for (let round = 0; round < 5; round++) {
      const buyer = await account();
      const old = await held(buyer, { state: 'active', currentPeriodEnd: now });
      const fresh = await held(buyer, { plan: 'ELITE' });
      await db.update(user).set({ subscriptionPlan: 'PRO' }).where(eq(user.id, buyer.id));
      await Promise.all([
        settling(async () => truthOf(old, { state: 'ended' }))(old.id),
        settling(async () => truthOf(fresh))(fresh.id),
      ]);
      expect(await planOf(buyer.id)).toBe('ELITE active');
    }
  });

  test('promise 26: twenty times at once counts once', async () => {
    const buyer = await account();
    const begun = await held(buyer);
    const settle = settling(async () => truthOf(begun));
    await Promise.all(Array.from({ length: 20 }, () => settle(begun.id)));
    const documents = await db.select().from(receipts).where(eq(receipts.userId, buyer.id));
    expect([documents.length, (await mailsTo(buyer.email)).length]).toEqual([1, 1]);
  });

  test('of one that neither we nor the provider know is nothing', async () => {
    await settling(async () => undefined)('sub_unknown');
    expect(await store.findById('sub_unknown')).toBeUndefined();
  });

  test('of one the provider no longer knows ends it', async () => {
    const buyer = await account();
    const running = await held(buyer, { state: 'active', currentPeriodEnd: later });
    await db.update(user).set({ subscriptionPlan: 'PRO' }).where(eq(user.id, buyer.id));
    await settling(async () => undefined)(running.id);
    expect([(await store.findById(running.id))?.state, await planOf(buyer.id)]).toEqual([
      'ended',
      'FREE active',
    ]);
  });

  test('of one that was begun elsewhere is taken in once it is paid, for whoever has its e-mail', async () => {
    const buyer = await account();
    const elsewhere = {
      ...truthOf(await held(buyer)),
      id: 'sub_elsewhere',
      email: buyer.email.toUpperCase(),
    };
    await settling(async () => ({ ...elsewhere, state: 'incomplete', payments: [] }))('sub_elsewhere');
    expect(await store.findById('sub_elsewhere')).toBeUndefined();
    await settling(async () => elsewhere)('sub_elsewhere');
    expect(await store.findById('sub_elsewhere')).toMatchObject({ userId: buyer.id, state: 'active' });
    expect(await planOf(buyer.id)).toBe('PRO active');
  });
});

describe('whom the provider is to be asked about', () => {
  const hour = 60 * 60 * 1000;
  const when = { now, readBefore: new Date(now.getTime() - 6 * hour), most: 1000 };

  test.each<[string, Partial<Subscription>, number, boolean]>([
    ['paid and read an hour ago', { state: 'active', currentPeriodEnd: later }, 1, false],
    ['paid and read seven hours ago', { state: 'active', currentPeriodEnd: later }, 7, true],
    ['a failed renewal read an hour ago', { state: 'past-due', currentPeriodEnd: now }, 1, true],
    ['paid, its period over', { state: 'active', currentPeriodEnd: now }, 0, true],
    ['awaiting its first payment', {}, 0, true],
    ['over', { state: 'ended', currentPeriodEnd: now }, 100, false],
  ])('%s', async (_, changes, hoursAgo, isDue) => {
    const { id } = await held(await account(), changes);
    const readAt = new Date(now.getTime() - hoursAgo * hour);
    await db.update(subscriptions).set({ readAt }).where(eq(subscriptions.id, id));
    expect((await store.findDue(when)).some((due) => due.id === id)).toBe(isDue);
  });
});

describe('the reconciliation', () => {
  const reconcile = async (find: PaymentGateway['find'], signal?: AbortSignal) => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    await reconcileSubscriptions({ ...depsWith(find), onError }, signal);
    return errors;
  };
  const dueAlone = async (count: number) => {
    await db.update(subscriptions).set({ state: 'ended' });
    const all: Subscription[] = [];
    for (let made = 0; made < count; made++) all.push(await held(await account()));
    return all;
  };

  test('goes on after a fault, which it tells', async () => {
    const due = await dueAlone(4);
    const errors = await reconcile(async (id) => {
      const asked = due.find((one) => one.id === id);
      if (!asked || asked === due[1]) throw new Error('no answer');
      return truthOf(asked);
    });
    expect(errors).toHaveLength(1);
    const plans = await Promise.all(due.map(({ userId }) => planOf(userId ?? '')));
    expect(plans.filter((plan) => plan === 'PRO active')).toHaveLength(3);
    expect(plans[1]).toBe('FREE active');
  });

  test('gives up for now when nothing answers', async () => {
    await dueAlone(9);
    let asked = 0;
    const errors = await reconcile(async () => {
      asked++;
      throw new Error('no answer');
    });
    expect([asked, errors.length]).toEqual([5, 5]);
  });

  test('asks nothing new once the process is to end', async () => {
    const due = await dueAlone(3);
    const stopping = new AbortController();
    let asked = 0;
    await reconcile(async (id) => {
      asked++;
      stopping.abort();
      return truthOf(due.find((one) => one.id === id) as Subscription);
    }, stopping.signal);
    expect(asked).toBe(1);
  });
});
