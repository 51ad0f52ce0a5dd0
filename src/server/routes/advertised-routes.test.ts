import { describe, expect, test } from 'vitest';
import { userStore } from '#server/store/user-store.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();

const golf = { make: 'Volkswagen', model: 'Golf', year: 2019, price: 17_900 };

async function withGolf(data: object = golf) {
  clock.now = new Date('2026-11-21T10:00:00Z');
  const owner = await signedIn({ subscriptionPlan: 'ELITE' });
  const made = await owner.call('POST', '/api/generate-descriptions', { vehicleData: data });
  return { owner, id: made.body.id as string };
}

const take = (caller: SignedInCaller, id: string, kind: string, place?: string) =>
  caller.call('POST', `/api/descriptions/${id}/happenings`, { kind, style: 'professional', place });
const mark = (caller: SignedInCaller, id: string, payload: unknown) =>
  caller.call('PUT', `/api/descriptions/${id}/advertised`, payload);

async function price(caller: SignedInCaller, id: string, to: number | undefined) {
  const { brief } = (await caller.call('GET', `/api/descriptions/${id}`)).body;
  const changed = await caller.call('PUT', `/api/descriptions/${id}/vehicle`, {
    vehicle: { ...brief, price: to },
  });
  expect(changed.status).toBe(200);
}

/** The cars that the dashboard counts and the view of the same name shows; the two agree. */
async function repriced(caller: SignedInCaller): Promise<string[]> {
  const { body: waiting } = await caller.call('GET', '/api/descriptions/waiting');
  const { body: listed } = await caller.call('GET', '/api/descriptions?view=repriced');
  expect(waiting.repriced).toBe(listed.length);
  return listed.map((car: { id: string }) => car.id);
}

describe('a car whose price was changed since a text was taken to a place', () => {
  test.each([
    ['copied', undefined],
    ['exported', 'autoscout24'],
  ])('waits when the text was %s, until it is taken anew, on the same day too', async (kind, place) => {
    const { owner, id } = await withGolf();
    expect((await take(owner, id, kind, place)).status).toBe(200);
    expect(await repriced(owner)).toEqual([]);
    await price(owner, id, 16_900);
    expect(await repriced(owner)).toEqual([id]);
    clock.now = new Date('2026-11-21T11:00:00Z');
    await take(owner, id, kind, place);
    expect(await repriced(owner)).toEqual([]);
    const [{ advertised }] = (await owner.call('GET', '/api/descriptions')).body;
    expect(advertised).toEqual({ at: '2026-11-21T11:00:00.000Z', price: 16_900 });
  });

  test('waits no more once the price is what it was', async () => {
    const { owner, id } = await withGolf();
    await take(owner, id, 'copied');
    await price(owner, id, 16_900);
    await price(owner, id, 17_900);
    expect(await repriced(owner)).toEqual([]);
  });

  test('waits when it had no price, and when its price was taken away', async () => {
    const { price: _, ...unpriced } = golf;
    const { owner, id } = await withGolf(unpriced);
    await take(owner, id, 'copied');
    expect(await repriced(owner)).toEqual([]);
    await price(owner, id, 16_900);
    expect(await repriced(owner)).toEqual([id]);
    await take(owner, id, 'copied');
    await price(owner, id, undefined);
    expect(await repriced(owner)).toEqual([id]);
  });

  test('waits no more once it is sold or withdrawn', async () => {
    const { owner, id } = await withGolf();
    await take(owner, id, 'copied');
    await price(owner, id, 16_900);
    const outcome = (change: object) => owner.call('PATCH', `/api/descriptions/${id}/outcome`, change);
    await outcome({ withdrawn: { on: '2026-11-21' } });
    expect(await repriced(owner)).toEqual([]);
    await outcome({ withdrawn: null });
    expect(await repriced(owner)).toEqual([id]);
    await outcome({ sold: { on: '2026-11-21' } });
    expect(await repriced(owner)).toEqual([]);
  });

  test.each(['downloaded', 'shared'])('does not wait where its text was only %s', async (kind) => {
    const { owner, id } = await withGolf();
    await take(owner, id, kind);
    await price(owner, id, 16_900);
    expect(await repriced(owner)).toEqual([]);
  });

  test('does not wait for another dealer, nor for one whose texts nobody took', async () => {
    const { owner, id } = await withGolf();
    await price(owner, id, 16_900);
    expect(await repriced(owner)).toEqual([]);
    await take(owner, id, 'copied');
    await price(owner, id, 15_900);
    expect(await repriced(await signedIn({ subscriptionPlan: 'ELITE' }))).toEqual([]);
  });
});

describe('the word that the advertisements are up to date', () => {
  test('clears the notice and counts as no copy', async () => {
    const { owner, id } = await withGolf();
    await take(owner, id, 'copied');
    await price(owner, id, 16_900);
    const copies = async () => (await owner.call('GET', '/api/analytics/1y')).body.totalCopies;
    const before = await copies();
    expect((await mark(owner, id, { price: 16_900 })).status).toBe(200);
    expect(await repriced(owner)).toEqual([]);
    expect(await copies()).toEqual(before);
  });

  test('is about the price that was seen: one set meanwhile waits on', async () => {
    const { owner, id } = await withGolf();
    await take(owner, id, 'copied');
    await price(owner, id, 16_900);
    await price(owner, id, 15_900);
    await mark(owner, id, { price: 16_900 });
    expect(await repriced(owner)).toEqual([id]);
    await price(owner, id, undefined);
    await mark(owner, id, {});
    expect(await repriced(owner)).toEqual([]);
  });

  test.each([-1, 16_900.5, '16.900', 3_000_000_000])('is refused for the price %j', async (wrong) => {
    const { owner, id } = await withGolf();
    const { status, body } = await mark(owner, id, { price: wrong });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'price']);
  });

  test('is not taken from another dealer, a blocked one or a visitor', async () => {
    const { owner, id } = await withGolf();
    await take(owner, id, 'copied');
    await price(owner, id, 16_900);
    const other = await signedIn({ subscriptionPlan: 'ELITE' });
    expect((await mark(other, id, { price: 16_900 })).status).toBe(404);
    const nobody = await visitor().call('PUT', `/api/descriptions/${id}/advertised`, { price: 16_900 });
    expect(nobody.status).toBe(401);
    expect(await repriced(owner)).toEqual([id]);
    await userStore(db).update(owner.id, { subscriptionStatus: 'blocked' });
    expect([401, 403]).toContain((await mark(owner, id, { price: 16_900 })).status);
  });
});

test('no call of all these was the server’s fault', () => expect(errors).toEqual([]));
