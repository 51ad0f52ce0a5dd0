import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Description } from '#domain/descriptions/description.ts';
import type { StockCarState, StockJob } from '#domain/stock/stock-job.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { descriptions, stockCars, stockJobs, usage, usageReservations, user } from './schema.ts';
import { stockStore } from './stock-store.ts';
import { usageStore } from './usage-store.ts';

const { db, close } = await testDatabase();
afterAll(close);
const stock = stockStore(db);
const counting = usageStore(db);

const noon = new Date('2026-11-27T12:00:00Z');
const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const [anna, bruno] = ['anna', 'bruno'];
const panda = { make: 'Fiat', model: 'Panda' };
const noTargeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };

beforeEach(async () => {
  await db.delete(user);
  await db.insert(user).values([anna, bruno].map((id) => ({ id, name: id, email: `${id}@stock.example` })));
});

/** A job with a car in each of these states. */
async function jobOf(
  states: readonly StockCarState[],
  changes: Partial<StockJob> = {},
): Promise<StockJob & { carIds: string[] }> {
  const job: StockJob = {
    ...{ id: randomUUID(), userId: anna, state: 'running', stop: null, styles: ['professional'] },
    ...{ language: 'it', targeting: noTargeting, createdAt: noon, ...changes },
  };
  const cars = states.map((state, index) => ({
    ...{ id: randomUUID(), position: index + 1, state, entry: panda, unclear: {}, line: null, link: null },
  }));
  await stock.create(job, cars, 20);
  return { ...job, carIds: cars.map(({ id }) => id) };
}

async function settle(claimId: string, userId = anna, doubts: string[] = []) {
  const reservation = { id: randomUUID(), userId, month: '2026-11', reservedAt: noon };
  await counting.reserve(reservation, null);
  const description: Description = {
    ...{
      id: randomUUID(),
      userId,
      brief: panda as Description['brief'],
      copy: { professional: 'Una Panda.' },
    },
    ...{ language: 'it', seed: 1, making: {}, translations: {}, locked: [], changes: [], advertised: null },
    createdAt: noon,
  };
  const happening = {
    ...{ id: randomUUID(), at: noon, ownerId: userId, userId, kind: 'generated' as const, value: 5 },
    descriptionId: description.id,
  };
  await stock.settle(claimId, { description, reservationId: reservation.id, happening, doubts });
}
const claim = (seconds = 0, silentSince = seconds - 35) =>
  stock.claim(randomUUID(), at(seconds), at(silentSince));

describe('a car that waits', () => {
  test('is taken by one of many that ask at once, and each car once', async () => {
    await jobOf(Array.from({ length: 10 }, () => 'ready' as const));
    const claims = await Promise.all(Array.from({ length: 16 }, () => claim()));
    // Whoever finds a row locked may find no other and asks again.
    let next = await claim();
    for (; next; next = await claim()) claims.push(next);
    const positions = claims.flatMap((one) => one?.car.position ?? []);
    expect(positions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.each(['faulty', 'written', 'failed', 'cancelled'] as const)('is none that is %s', async (state) => {
    await jobOf([state]);
    expect(await claim()).toBeUndefined();
  });

  test.each(['draft', 'paused', 'cancelled'] as const)('is none of a job that is %s', async (state) => {
    await jobOf(['ready'], { state });
    expect(await claim()).toBeUndefined();
  });

  test('of a short job comes before the rest of a long one', async () => {
    await jobOf(['ready', 'ready', 'ready']);
    const short = await jobOf(['ready'], { userId: bruno });
    const jobs = [await claim(), await claim(), await claim()].map((one) => one?.job.id);
    expect(jobs.slice(0, 2)).toContain(short.id);
  });
});

describe('a car whose process died', () => {
  test('is taken over once it has been silent, and what the dead would settle is not stored', async () => {
    await jobOf(['ready']);
    const dead = await claim(0);
    expect(await claim(34)).toBeUndefined();
    const heir = await claim(36);
    expect(heir).toMatchObject({ attempts: 2, car: { position: 1 } });
    await expect(settle(dead?.id ?? '')).rejects.toThrow('taken over');
    expect(await db.select().from(descriptions)).toEqual([]);
    // Its reservation waits to be given back, as that of any process that died.
    await counting.giveBackAbandoned(at(60));
    await settle(heir?.id ?? '');
    expect(await db.select().from(descriptions)).toHaveLength(1);
    expect(await counting.countOfMonth(anna, '2026-11')).toBe(1);
    expect(await db.select().from(usageReservations)).toEqual([]);
  });

  test('is not taken over while it gives signs of life', async () => {
    await jobOf(['ready']);
    const alive = await claim(0);
    expect(await stock.renew([alive?.id ?? '', randomUUID()], at(30))).toEqual([alive?.id]);
    expect(await claim(40)).toBeUndefined();
    await stock.giveUp(alive?.id ?? '', 'failed', at(45));
    expect(await stock.renew([alive?.id ?? ''], at(50))).toEqual([]);
  });
});

test('of two that settle the same claim one does', async () => {
  await jobOf(['ready']);
  const { id = '' } = (await claim()) ?? {};
  const settled = await Promise.allSettled([settle(id), settle(id)]);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await db.select().from(descriptions)).toHaveLength(1);
});

test('a new draft takes the place of the old one, and of many jobs the newest stay', async () => {
  const started = await jobOf(['written'], { state: 'running', createdAt: at(-100) });
  await jobOf(['ready'], { state: 'draft' });
  const draft = await jobOf(['ready', 'faulty'], { state: 'draft', createdAt: at(1) });
  await jobOf(['ready'], { state: 'draft', userId: bruno });
  const found = await stock.findJobs(anna);
  expect(found.map(({ id }) => id)).toEqual([draft.id, started.id]);
  expect(found[0]?.counts).toEqual({
    ...{ unread: 0, faulty: 1, ready: 1, writing: 0, written: 0, failed: 0, cancelled: 0, approved: 0 },
  });
  for (let n = 2; n < 22; n++) await jobOf(['written'], { createdAt: at(n) });
  const ids = (await stock.findJobs(anna)).map(({ id }) => id);
  expect([ids.length, ids.includes(started.id)]).toEqual([20, false]);
});

test('a job moves from the states it may be in, and never for another owner', async () => {
  const job = await jobOf(['ready']);
  expect(await stock.move({ id: job.id, userId: bruno }, ['running'], { state: 'paused' })).toBe(false);
  expect(await stock.move(job, ['draft', 'paused'], { state: 'cancelled' })).toBe(false);
  expect(await stock.move(job, ['running'], { state: 'paused', stop: 'day' })).toBe(true);
  expect(await stock.findJob(anna, job.id)).toMatchObject({ state: 'paused', stop: 'day' });
  expect(await stock.findJob(bruno, job.id)).toBeUndefined();
  expect(await stock.delete(bruno, job.id)).toBe(false);
});

test.each([
  ['faulty', true],
  ['ready', true],
  ['failed', true],
  ['writing', false],
  ['written', false],
  ['cancelled', false],
] as const)('a %s car can be mended: %s', async (state, isMended) => {
  const { id, carIds } = await jobOf([state]);
  const brief = { ...panda, price: 9900 } as Description['brief'];
  expect(await stock.mendCar(id, carIds[0] ?? '', brief)).toBe(isMended);
  const [car] = await stock.findCars({ jobId: id, limit: 5 });
  expect(car).toMatchObject(isMended ? { state: 'ready', entry: brief } : { state, entry: panda });
});

test('written cars are approved by name, or all of which nothing is doubted; no other is', async () => {
  const { id } = await jobOf(['ready', 'ready', 'ready', 'faulty']);
  const claims = [await claim(), await claim(), await claim()];
  const [sure, doubtful] = claims;
  await settle(sure?.id ?? '');
  await settle(doubtful?.id ?? '', anna, ['cinque anni di garanzia']);
  const idsIn = async (view: 'approved' | 'doubtful' | 'open') =>
    (await stock.findCars({ jobId: id, view, limit: 9 })).map((car) => car.id);
  expect(await stock.approve(id, undefined, noon)).toBe(1);
  expect(await idsIn('approved')).toEqual([sure?.car.id]);
  expect(await idsIn('doubtful')).toEqual([doubtful?.car.id]);
  const all = claims.flatMap((one) => one?.car.id ?? []);
  expect(await stock.approve(id, all, noon)).toBe(1);
  expect(await stock.approve(id, [doubtful?.car.id ?? ''], null)).toBe(1);
  expect(await idsIn('approved')).toEqual([sure?.car.id]);
  expect(await idsIn('open')).toEqual([claims[2]?.car.id]);
});

test('cars come in the order of the file, a page at a time, with their texts', async () => {
  const { id } = await jobOf(['ready', 'faulty', 'ready']);
  await settle((await claim())?.id ?? '');
  const first = await stock.findCars({ jobId: id, limit: 2 });
  expect(first.map(({ position, text }) => [position, text?.description.copy])).toEqual([
    [1, { professional: 'Una Panda.' }],
    [2, undefined],
  ]);
  expect((await stock.findCars({ jobId: id, limit: 2, after: 2 })).map(({ position }) => position)).toEqual([
    3,
  ]);
});

test('a job goes without its descriptions, a description takes its car along', async () => {
  const { id } = await jobOf(['ready', 'ready']);
  await settle((await claim())?.id ?? '');
  await settle((await claim())?.id ?? '');
  const [one] = await db.select().from(descriptions);
  await db.delete(descriptions).where(eq(descriptions.id, one?.id ?? ''));
  expect(await db.select().from(stockCars)).toHaveLength(1);
  expect(await stock.delete(anna, id)).toBe(true);
  expect(await db.select().from(stockJobs)).toEqual([]);
  expect(await db.select().from(descriptions)).toHaveLength(1);
  expect(await db.select().from(usage)).toMatchObject([{ used: 2 }]);
});
