import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { user as users } from '#server/store/schema.ts';
import { simulatedSubscriptionStore } from '#server/store/simulated-subscription-store.ts';
import { userStore } from '#server/store/user-store.ts';
import { checkOut, payWith, subscribe, subscriptionIdOf } from '#server/testing/paying.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { app, db, visitor, signedIn, errors, clock } = await createTestApp();

const planOf = async (user: SignedInCaller) => (await user.call('GET', '/api/subscription')).body;
const receiptsOf = async (user: SignedInCaller) => (await user.call('GET', '/api/receipts')).body;
const refresh = (user: SignedInCaller) => user.call('POST', '/api/subscription/refresh', {});
const strangerPays = (order: string, { email }: { email: string }) => subscribe(visitor(), order, { email });
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

describe('promise 28: what a stranger pays for somebody else’s e-mail', () => {
  test('does not hide the subscription the owner manages', async () => {
    const owner = await signedIn();
    const own = await subscribe(owner, 'ELITE annual');
    later(60_000);
    const others = [await strangerPays('STARTER monthly', owner), await strangerPays('ELITE monthly', owner)];
    expect((await planOf(owner)).currentPeriodEnd).toBe('2027-11-21T10:00:00.000Z');
    await owner.call('POST', '/api/subscription/cancel', {});
    const ends = await Promise.all(
      [own, ...others].map(
        async (id) => (await simulatedSubscriptionStore(db).findById(id))?.state.endsAtPeriodEnd,
      ),
    );
    expect(ends).toEqual([true, false, false]);
  });

  test('lowers no plan that was given to him, and its end takes none away', async () => {
    const owner = await signedIn({ subscriptionPlan: 'PRO' });
    await subscribe(visitor(), 'STARTER monthly', { email: owner.email, card: 'renewal-fails' });
    expect(await planOf(owner)).toMatchObject({ plan: 'PRO', status: 'active' });
    later(70 * 86_400_000);
    await app.reconcile();
    expect(await planOf(owner)).toMatchObject({ plan: 'PRO', status: 'active' });
  });

  test('leaves the order the owner has open', async () => {
    const owner = await signedIn();
    const { clientSecret } = (await checkOut(owner, 'ELITE annual')).body;
    const { clientSecret: others } = (await checkOut(visitor(), 'STARTER monthly', owner)).body;
    await payWith(visitor(), others);
    expect((await payWith(owner, clientSecret)).body).toEqual({ outcome: 'succeeded' });
    expect((await planOf(owner)).plan).toBe('ELITE');
  });
});

describe('an account whose e-mail was never proven', () => {
  const unproven = async () => {
    const someone = await signedIn();
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, someone.id));
    return someone;
  };

  test('gets nothing of what the e-mail’s owner has paid for, until it is proven', async () => {
    const squatter = await unproven();
    await strangerPays('ELITE annual', squatter);
    await refresh(squatter);
    expect((await planOf(squatter)).plan).toBe('FREE');
    expect(await receiptsOf(squatter)).toEqual([]);

    await db.update(users).set({ emailVerified: true }).where(eq(users.id, squatter.id));
    await refresh(squatter);
    expect((await planOf(squatter)).plan).toBe('ELITE');
  });

  test('keeps what it bought itself', async () => {
    const old = await unproven();
    await subscribe(old, 'PRO monthly');
    expect(await planOf(old)).toMatchObject({ plan: 'PRO', isPaid: true });
  });
});

describe('two orders of one user in two tabs', () => {
  const orderTwo = async (user: SignedInCaller) => {
    const first = (await checkOut(user, 'ELITE monthly')).body.clientSecret;
    const second = (await checkOut(user, 'PRO annual')).body.clientSecret;
    expect(subscriptionIdOf(first)).not.toBe(subscriptionIdOf(second));
    return [first, second];
  };

  test('once one is paid the other cannot be', async () => {
    const user = await signedIn();
    const [first, second] = await orderTwo(user);
    await payWith(user, second);
    expect((await payWith(user, first)).status).toBe(404);
    expect(await receiptsOf(user)).toHaveLength(1);
    expect((await planOf(user)).plan).toBe('PRO');
  });

  test('both paid before anybody heard of it keep both, and the higher plan counts', async () => {
    const user = await signedIn();
    for (const secret of await orderTwo(user)) await payWith(user, secret, 'lost-answer');
    await refresh(user);
    expect((await planOf(user)).plan).toBe('ELITE');
    expect(await receiptsOf(user)).toHaveLength(2);
  });
});

test('a plan an administrator has taken away comes back with what is paid next', async () => {
  const user = await signedIn();
  await subscribe(user, 'STARTER monthly');
  await userStore(db).update(user.id, { subscriptionPlan: 'FREE' });
  await user.call('POST', '/api/subscription/change', { plan: 'PRO', billing: 'monthly' });
  expect((await planOf(user)).plan).toBe('PRO');
});

test('the server had nothing to report', () => {
  expect(errors).toEqual([]);
});
