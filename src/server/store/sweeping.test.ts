import { expect, test } from 'vitest';
import { sweepExpired } from '#server/jobs/sweep-expired.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { rateLimiter } from './rate-limiter.ts';
import { rateLimit, session, tickets } from './schema.ts';
import { sessionStore } from './session-store.ts';
import { ticketStore } from './ticket-store.ts';

const { db, clock, signedIn } = await createTestApp();
const day = 24 * 3_600_000;
const at = (milliseconds: number) => new Date(clock.now.getTime() + milliseconds);

test('a ticket is good for its own kind only, and is revoked with all of its value', async () => {
  const store = ticketStore(db);
  const [first, second, other] = [
    await store.issue('new-password', 'ada', at(day)),
    await store.issue('new-password', 'ada', at(day)),
    await store.issue('new-password', 'bea', at(day)),
  ];
  expect(await store.find('sign-up', first, clock.now)).toBeUndefined();
  expect(await store.redeem('oidc', first, clock.now)).toBeUndefined();
  expect(await store.find('new-password', first, clock.now)).toBe('ada');
  await store.revoke('new-password', 'ada');
  expect(await store.redeem('new-password', first, clock.now)).toBeUndefined();
  expect(await store.redeem('new-password', second, clock.now)).toBeUndefined();
  expect(await store.redeem('new-password', other, clock.now)).toBe('bea');
});

test('what has expired is swept, what is good stays', async () => {
  const [store, limiter] = [ticketStore(db), rateLimiter(db)];
  await store.issue('sign-up', 'expired', at(0));
  const good = await store.issue('sign-up', 'good', at(1));
  await limiter.take('old', { most: 1, milliseconds: 1000 }, at(-day - 1));
  await limiter.take('young', { most: 1, milliseconds: day }, at(1 - day));
  const { id } = await signedIn();
  await db.insert(session).values({ id: 'gone', token: 'gone', userId: id, expiresAt: new Date(0) });

  const errors: unknown[] = [];
  const faulty = { sweep: () => Promise.reject(new Error('one fault does not stop the rest')) };
  const job = sweepExpired(
    [faulty, store, limiter, sessionStore(db)],
    () => clock.now,
    (error) => errors.push(error),
  );
  await job.work(new AbortController().signal);
  expect(await db.select().from(session)).toHaveLength(1);
  expect((await db.select().from(tickets)).map(({ value }) => value)).toEqual(['good']);
  expect(await store.find('sign-up', good, clock.now)).toBe('good');
  const keys = (await db.select().from(rateLimit)).map(({ key }) => key);
  expect(keys).toContain('young');
  expect(keys).not.toContain('old');
  expect(errors).toHaveLength(1);
});
