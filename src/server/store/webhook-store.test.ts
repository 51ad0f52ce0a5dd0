import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Description } from '#domain/descriptions/description.ts';
import type { StockCarState } from '#domain/stock/stock-job.ts';
import type { WebhookEventType } from '#domain/webhooks/webhook-event.ts';
import { secretSealer } from '#server/secret-sealer.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { descriptionStore } from './description-store.ts';
import { createOutbox } from './outbox.ts';
import {
  descriptions,
  outbox,
  stockCars,
  stockJobs,
  teamMembers,
  user,
  webhookDeliveries,
  webhooks,
} from './schema.ts';
import { stockStore } from './stock-store.ts';
import { usageStore } from './usage-store.ts';
import { webhookDeliverySweeper, webhookQueue } from './webhook-queue.ts';
import { webhookStore } from './webhook-store.ts';

const { db, close } = await testDatabase();
afterAll(close);

const noon = new Date('2026-11-28T12:00:00Z');
const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const [anna, bruno, carla] = ['anna', 'bruno', 'carla'];
const sealer = secretSealer('a secret of the tests', 'webhooks');
const store = webhookStore(db, sealer);
const outboxIn = (tx: typeof db) => createOutbox(tx, { newId: randomUUID, now: () => noon });
const queue = webhookQueue(db, { sealer, outboxIn });
const stock = stockStore(db);

beforeEach(async () => {
  await db.delete(user);
  await db.delete(outbox);
  await db
    .insert(user)
    .values([anna, bruno, carla].map((id) => ({ id, name: id, email: `${id}@hooks.example` })));
});

async function hookOf(
  userId: string,
  events: WebhookEventType[] = ['description.written', 'stock_job.finished'],
) {
  const url = `https://${userId}.example/hook`;
  const created = await store.create({ id: randomUUID(), userId, url, events, createdAt: noon }, 5);
  if (!created) throw new Error('No webhook was created');
  return { ...created.webhook, secret: created.secret };
}

async function written(userId: string) {
  const reservationId = randomUUID();
  await usageStore(db).reserve({ id: reservationId, userId, month: '2026-11', reservedAt: noon }, null);
  const description: Description = {
    ...{ id: randomUUID(), userId, brief: { make: 'Fiat', model: 'Panda' } as Description['brief'] },
    ...{ copy: { professional: 'Una Panda.' }, language: 'it', seed: 1, making: {}, translations: {} },
    ...{ locked: [], changes: [], advertised: null, createdAt: noon },
  };
  const happening = {
    ...{ id: randomUUID(), at: noon, ownerId: userId, userId, kind: 'generated' as const, value: 5 },
    descriptionId: description.id,
  };
  return { description, reservationId, happening };
}

async function write(userId: string) {
  const { description, reservationId, happening } = await written(userId);
  await descriptionStore(db).create(description, reservationId, happening);
  return { id: description.id, eventId: happening.id };
}

const payloadsOf = async (id: string) => {
  const rows = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
  return rows.map(({ payload }) => JSON.parse(payload));
};

describe('a description that is written', () => {
  test('is told to the webhooks of its owner and their team that listen, and to nobody else', async () => {
    await db.insert(teamMembers).values({ memberId: bruno, ownerId: anna, joinedAt: noon });
    const [owners, members] = [await hookOf(anna), await hookOf(bruno, ['description.written'])];
    const [deaf, strangers] = [await hookOf(anna, ['stock_job.finished']), await hookOf(carla)];
    const { id, eventId } = await write(anna);
    const told = { type: 'description.written', timestamp: noon.toISOString(), data: { id } };
    expect(await payloadsOf(owners.id)).toEqual([told]);
    expect(await payloadsOf(members.id)).toEqual([told]);
    expect([...(await payloadsOf(deaf.id)), ...(await payloadsOf(strangers.id))]).toEqual([]);
    expect((await store.findDeliveries(members.id, 9)).map((one) => one.eventId)).toEqual([eventId]);
  });

  test('is told nowhere when it is not kept', async () => {
    const { id } = await hookOf(anna);
    const { description, reservationId, happening } = await written(anna);
    const [twice, other] = [{ ...description }, { ...happening, id: randomUUID() }];
    await descriptionStore(db).create(description, reservationId, happening);
    await expect(descriptionStore(db).create(twice, reservationId, other)).rejects.toThrow();
    expect(await payloadsOf(id)).toHaveLength(1);
  });
});

describe('a stock job', () => {
  async function jobOf(states: StockCarState[], state: 'draft' | 'running' = 'running') {
    const job = {
      ...{ id: randomUUID(), userId: anna, state, stop: null, createdAt: noon },
      ...{ styles: ['professional' as const], language: 'it' as const },
      targeting: { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] },
    };
    const car = { entry: { make: 'Fiat', model: 'Panda' }, unclear: {}, line: null, link: null };
    const cars = states.map((state, index) => {
      const link = state === 'unread' ? { url: 'https://ads.example/1' } : null;
      return { ...car, link, id: randomUUID(), position: index + 1, state };
    });
    await stock.create(job, cars, 20);
    return job;
  }
  const claim = () => stock.claim(randomUUID(), noon, at(-35));
  async function settle() {
    const claimed = await claim();
    const made = await written(anna);
    return () => stock.settle(claimed?.id ?? '', { ...made, doubts: [] });
  }
  const endsOf = async (id: string) =>
    (await payloadsOf(id)).filter(({ type }) => type === 'stock_job.finished');

  test('is told to be finished once, with its last cars settled at the same time', async () => {
    const { id } = await hookOf(anna);
    const job = await jobOf(['ready', 'ready', 'ready', 'faulty']);
    const settles = [await settle(), await settle(), await settle()];
    await settles[0]?.();
    expect(await endsOf(id)).toEqual([]);
    await Promise.all([settles[1]?.(), settles[2]?.()]);
    expect(await endsOf(id)).toMatchObject([{ data: { id: job.id, written: 3, failed: 0 } }]);
    const texts = (await payloadsOf(id)).filter(({ type }) => type === 'description.written');
    expect(texts.map(({ data }) => data.stockJobId)).toEqual([job.id, job.id, job.id]);
  });

  test('is finished by a last car that failed, and not by one that goes back to wait', async () => {
    const { id } = await hookOf(anna);
    const job = await jobOf(['ready']);
    await stock.giveUp((await claim())?.id ?? '', 'ready', noon);
    expect(await endsOf(id)).toEqual([]);
    await stock.giveUp((await claim())?.id ?? '', 'failed', noon);
    expect(await endsOf(id)).toMatchObject([{ data: { id: job.id, written: 0, failed: 1 } }]);
  });

  test('is told to be finished once, with its last cars given up at the same time', async () => {
    const { id } = await hookOf(anna);
    const job = await jobOf(['ready', 'ready', 'ready', 'ready']);
    const claims = [await claim(), await claim(), await claim(), await claim()];
    await Promise.all(claims.map((claimed) => stock.giveUp(claimed?.id ?? '', 'failed', noon)));
    expect(await endsOf(id)).toMatchObject([{ data: { id: job.id, written: 0, failed: 4 } }]);
  });

  test('is finished by its last link when that gives no car, once it was started, and not while one is unread', async () => {
    const { id } = await hookOf(anna);
    const refused = { state: 'faulty', entry: {}, unclear: {}, line: null } as const;
    const link = { url: 'https://ads.example/1' };
    async function readLast() {
      const claimed = await stock.claimLink(randomUUID(), noon, at(-35));
      await stock.settleLink(claimed?.id ?? '', { ...refused, link }, noon);
    }
    const draft = await jobOf(['unread'], 'draft');
    await readLast();
    expect(await endsOf(id)).toEqual([]);
    expect(await stock.findCars({ jobId: draft.id, limit: 9 })).toMatchObject([{ state: 'faulty', link }]);
    const job = await jobOf(['ready', 'unread']);
    await (await settle())();
    expect(await endsOf(id)).toEqual([]);
    await readLast();
    expect(await endsOf(id)).toMatchObject([{ data: { id: job.id, written: 1, failed: 0 } }]);
  });

  test('is not told to be finished when it was cancelled', async () => {
    const { id } = await hookOf(anna);
    const job = await jobOf(['ready']);
    const end = await settle();
    await stock.move(job, ['running'], { state: 'cancelled' });
    await end();
    expect(await endsOf(id)).toEqual([]);
    expect(await payloadsOf(id)).toHaveLength(1);
  });

  test('that is deleted while a car is written keeps nothing and tells nothing', async () => {
    const { id } = await hookOf(anna);
    const job = await jobOf(['ready']);
    const end = await settle();
    await stock.delete(anna, job.id);
    await expect(end()).rejects.toThrow('taken over');
    expect(await payloadsOf(id)).toEqual([]);
    expect([await db.select().from(descriptions), await db.select().from(stockCars)]).toEqual([[], []]);
    expect(await db.select().from(stockJobs)).toEqual([]);
  });
});

describe('a delivery that waits', () => {
  const take = (seconds = 0) => queue.take(at(seconds), at(seconds + 60));
  const arrived = (seconds: number) => ({
    ...{ attempt: { at: at(seconds), code: 204, fault: null, answer: '' }, nextTryAt: null },
    ...{ nextTurnAt: at(seconds), webhook: { failingSince: null, pausedAt: null } },
  });

  test('promise 51: is taken by one of many that ask at once, with its secret', async () => {
    const { secret } = await hookOf(anna);
    const { eventId } = await write(anna);
    const taken = (await Promise.all(Array.from({ length: 12 }, () => take()))).filter(Boolean);
    expect(taken).toMatchObject([{ eventId, secret, tries: 1 }]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [row] = await db.select().from(webhooks);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  });

  test('goes to an address one at a time, in the order of its events, and to others meanwhile', async () => {
    await hookOf(anna);
    const brunos = await hookOf(bruno);
    const events = [await write(anna), await write(anna)];
    await db
      .update(webhookDeliveries)
      .set({ createdAt: at(-1), nextTryAt: at(-1) })
      .where(eq(webhookDeliveries.eventId, events[1]?.eventId ?? ''));
    const first = await take();
    await write(bruno);
    expect(await take()).toMatchObject({ webhook: { id: brunos.id } });
    expect(await take(1)).toBeUndefined();
    if (!first) throw new Error('Nothing was taken');
    expect(first.eventId).toBe(events[1]?.eventId);
    await queue.settle(first, arrived(2));
    expect(await take(2)).toMatchObject({ eventId: events[0]?.eventId });
  });

  test('of a process that died goes to the next one when its time is over', async () => {
    await hookOf(anna);
    await write(anna);
    const dead = await take();
    expect(await take(59)).toBeUndefined();
    expect(await take(60)).toMatchObject({ eventId: dead?.eventId, tries: 1 });
  });

  test('waits on while its address is paused, and is due with all its tries once it is resumed', async () => {
    const { id } = await hookOf(anna);
    const { eventId } = await write(anna);
    const taken = await take();
    if (!taken) throw new Error('Nothing was taken');
    const failed = { at: noon, code: 500, fault: null, answer: 'no' };
    const paused = { failingSince: noon, pausedAt: noon };
    const mail = {
      ...{ to: 'anna@hooks.example', language: 'it' as const },
      message: {
        kind: 'webhook-paused' as const,
        firstName: 'Anna',
        host: 'anna.example',
        link: 'https://x.example',
      },
    };
    await queue.settle(
      taken,
      { attempt: failed, nextTryAt: at(5), nextTurnAt: at(5), webhook: paused },
      mail,
    );
    expect(await db.select().from(outbox)).toMatchObject([{ recipient: 'anna@hooks.example' }]);
    await write(anna);
    expect(await take(3600)).toBeUndefined();
    await store.resume(id, at(3600));
    expect(await take(3600)).toMatchObject({ webhook: { failingSince: null }, tries: 1 });
    const states = (await store.findDeliveries(id, 9)).map(({ state }) => state);
    expect(states).toEqual(['waiting', 'waiting']);
    expect(await store.sendAgain(id, randomUUID(), noon)).toBe(false);
    expect(await store.sendAgain(id, eventId, noon)).toBe(true);
  });

  test('has no secret when the server has another one', async () => {
    await hookOf(anna);
    await write(anna);
    const other = webhookQueue(db, { sealer: secretSealer('another secret', 'webhooks'), outboxIn });
    expect(await other.take(noon, at(60))).toMatchObject({ secret: undefined });
  });
});

test('deliveries are swept two weeks after their event', async () => {
  const { id } = await hookOf(anna);
  await write(anna);
  const { sweep } = webhookDeliverySweeper(db);
  await sweep(at(14 * 24 * 3600));
  expect(await store.findDeliveries(id, 9)).toHaveLength(1);
  await sweep(at(14 * 24 * 3600 + 1));
  expect(await store.findDeliveries(id, 9)).toEqual([]);
});
