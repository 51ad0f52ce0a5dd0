import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { receipts, subscriptions, teamMembers, user } from '#server/store/schema.ts';
import { addressOf, everyCall } from '#server/testing/every-call.ts';
import { giveBelongings } from '#server/testing/give-belongings.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const testApp = await createTestApp();
const { db, signedIn, errors } = testApp;
const { owner, ...belongings } = await giveBelongings(testApp);

/** Everything a dishonest payload might hope to set, under the names of columns, sessions and bills. */
const rights = {
  ...{ role: 'admin', isAdmin: true, admin: true, emailVerified: true, permissions: ['admin'] },
  ...{ plan: 'ELITE', subscriptionPlan: 'ELITE', planIsGiven: true, billing: 'annual' },
  ...{ status: 'active', subscriptionStatus: 'active', billingCycle: 'annual', used: -100, limit: null },
  ...{ price: 1, amount: 1, amountCents: 1, priceCents: 1, currency: 'jpy', quantity: 0, discount: 100 },
  ...{ id: belongings.userId, userId: belongings.userId, ownerId: belongings.userId },
  ...{ email: belongings.email, customerId: 'cus_1', createdAt: '2000-01-01T00:00:00Z' },
};
const hidden = JSON.stringify(rights);

const rightsOf = async (id: string) => {
  const {
    firstName: _,
    lastName: __,
    name,
    searchText,
    ...kept
  } = (await db.select().from(user).where(eq(user.id, id)))[0] ?? (expect.unreachable() as never);
  return { ...kept, hasName: name !== '' && searchText !== '' };
};
const owners = async () => ({
  ...{ members: await db.select().from(teamMembers), receipts: await db.select().from(receipts) },
  owner: await db.select().from(user).where(eq(user.id, owner.id)),
});

/** A payload that means what it says, with rights beside, inside and behind it. */
function dishonest(honest: unknown): string[] {
  const given = Object.entries((honest ?? {}) as object);
  const beside = { ...rights, ...Object.fromEntries(given) };
  const inside = Object.fromEntries(
    given.map(([name, value]) => [name, isPlain(value) ? { ...rights, ...value } : value]),
  );
  const text = JSON.stringify(honest ?? {}).slice(0, -1);
  const comma = given.length > 0 ? ',' : '';
  return [
    JSON.stringify(beside),
    JSON.stringify(inside),
    `${text}${comma}"__proto__":${hidden},"constructor":{"prototype":${hidden}}}`,
    `${text}${comma}"user":${hidden},"data":${hidden},"$set":${hidden}}`,
  ];
}
const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A column that an honest call may change of its caller. */
const changedBy: Partial<Record<string, (keyof Awaited<ReturnType<typeof rightsOf>>)[]>> = {
  updateProfile: ['updatedAt'],
};

for (const call of everyCall().filter(
  ({ endpoint, name }) => endpoint.payload && name !== 'choosePassword',
)) {
  test(`promise 20: ${call.name} gives nobody a right, a plan, a price or an owner`, async () => {
    const tries: [SignedInCaller, string][] = [];
    for (const payload of dishonest(call.payload?.(belongings))) tries.push([await signedIn(), payload]);
    const before = await owners();
    for (const [someone, payload] of tries) {
      const had = await rightsOf(someone.id);
      const query = `?role=admin&subscriptionPlan=ELITE&ownerId=${belongings.userId}`;
      const { status } = await someone.call(
        call.endpoint.method,
        addressOf(call, belongings) + query,
        payload,
      );
      expect(status).toBeLessThan(500);
      const has = await rightsOf(someone.id);
      for (const column of changedBy[call.name] ?? []) Object.assign(had, { [column]: has[column] });
      expect(has).toEqual(had);
      expect((await someone.call('GET', '/api/admin/users')).status).not.toBe(200);
    }
    expect(await owners()).toEqual(before);
  });
}

test('promise 20: an order of somebody who names a price, an owner and a state has the price of the table and no state', async () => {
  const someone = await signedIn();
  for (const payload of dishonest({ plan: 'STARTER', billing: 'monthly', email: someone.email })) {
    const { status, body } = await someone.call('POST', '/api/create-payment-intent', payload);
    expect([status, body.amountCents]).toEqual([200, 900]);
  }
  const begun = await db.select().from(subscriptions).where(eq(subscriptions.email, someone.email));
  expect(begun).toMatchObject([{ plan: 'STARTER', state: 'incomplete', userId: someone.id }]);
  expect(({} as { role?: string }).role).toBeUndefined();
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
