import { eq, ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoPassword } from '#server/dev/demo-accounts.ts';
import { sampleDealers } from '#server/dev/sample-dealers.ts';
import { descriptions, happenings, user } from '#server/store/schema.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const { app, db, errors, clock, signedIn, visitor } = await createTestApp();
const running = () => new AbortController().signal;
const few = { elite: 6, dealer: 2 };

const countOf = async () => ({
  users: await db.$count(user),
  descriptions: await db.$count(descriptions),
  happenings: await db.$count(happenings),
});

test('a year is made up once, marked as a sample, of dealers nobody can sign in as', {
  timeout: 60_000,
}, async () => {
  clock.now = new Date('2026-11-21T08:00:00Z');
  const elite = await signedIn({ email: 'elite@example.com', subscriptionPlan: 'ELITE' });

  // Stopped at once it leaves nothing half done that is not gone on with later.
  await app.seedSampleYear(AbortSignal.abort(), few);
  clock.now = new Date('2026-11-21T09:00:00Z');
  await app.seedSampleYear(running(), few);
  const made = await countOf();
  expect(made.users).toBe(1 + sampleDealers.length);
  expect(made.descriptions).toBe(few.elite + few.dealer * sampleDealers.length);

  const future = await db.$count(happenings, sql`${happenings.at} > ${clock.now.toISOString()}::timestamptz`);
  expect(future).toBe(0);
  const year = await elite.call('GET', '/api/analytics/1y');
  expect(year.body).toMatchObject({ totalDescriptions: few.elite, basis: { isSample: true } });
  const market = await elite.call('GET', '/api/analytics/market-trends/1y');
  expect(market.body.basis).toMatchObject({ dealers: 13 });

  const dealers = await db.select().from(user).where(ne(user.id, elite.id));
  expect(dealers.map(({ subscriptionStatus }) => subscriptionStatus)).toEqual(
    sampleDealers.map(() => 'blocked'),
  );
  const [{ email } = { email: '' }] = sampleDealers;
  const tried = await visitor().call('POST', '/api/auth/sign-in/email', { email, password: demoPassword });
  expect(tried.status).toBe(400);

  clock.now = new Date('2026-11-22T09:00:00Z');
  await app.seedSampleYear(running(), few);
  expect(await countOf()).toEqual(made);
  expect(errors).toEqual([]);
});

test('without the ELITE demo account nothing is made up', async () => {
  await db.delete(user).where(eq(user.email, 'elite@example.com'));
  const before = await countOf();
  await app.seedSampleYear(running(), few);
  expect(await countOf()).toEqual(before);
});
