import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dailyFigures, descriptions } from '#server/store/schema.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { app, db, clock, signedIn, errors } = await createTestApp();
const golf = {
  ...{ make: 'VW', model: 'Golf', year: '2020', price: '17900', mileage: '48000', fuelType: 'Benzina' },
  copyStyles: ['professional', 'persuasive'],
};

async function write(someone: SignedInCaller): Promise<string> {
  const made = await someone.call('POST', '/api/generate-descriptions', { vehicleData: golf });
  return made.body.id;
}

const scoredOf = ({ id }: SignedInCaller) =>
  db
    .select()
    .from(dailyFigures)
    .where(and(eq(dailyFigures.ownerId, id), eq(dailyFigures.figure, 'scored')))
    .orderBy(dailyFigures.day, dailyFigures.style);

const scoresIn = async (id: string) =>
  (await db.select().from(descriptions).where(eq(descriptions.id, id)))[0]?.scores;

test('each style’s first text is scored once and counted on the day it was written, whoever edits it', async () => {
  clock.now = new Date('2026-10-31T23:30:00Z');
  const dealer = await signedIn({ subscriptionPlan: 'ELITE' });
  const id = await write(dealer);
  await dealer.call('PUT', `/api/descriptions/${id}/texts/it/professional`, { text: 'Golf.' });
  clock.now = new Date('2026-11-21T10:00:00Z');
  expect(await scoresIn(id)).toBeNull();
  expect(await app.scoreNextTexts()).toBe(true);
  expect(await app.scoreNextTexts()).toBe(false);
  const scores = await scoresIn(id);
  expect(Object.keys(scores ?? {}).sort()).toEqual(['persuasive', 'professional']);
  // "Golf." alone would have told nothing of what buyers ask for.
  expect(scores?.professional).toBeGreaterThan(70);
  expect(await scoredOf(dealer)).toMatchObject([
    { day: '2026-11-01', style: 'persuasive', n: 1, total: scores?.persuasive },
    { day: '2026-11-01', style: 'professional', n: 1, total: scores?.professional },
  ]);
});

test('five at once on the same texts count each once', async () => {
  const dealer = await signedIn({ subscriptionPlan: 'ELITE' });
  await write(dealer);
  await Promise.all(Array.from({ length: 5 }, () => app.scoreNextTexts()));
  expect((await scoredOf(dealer)).map(({ style, n }) => [style, n])).toEqual([
    ['persuasive', 1],
    ['professional', 1],
  ]);
});

test('told to stop it keeps nothing, and the texts wait for the next time', async () => {
  const dealer = await signedIn({ subscriptionPlan: 'ELITE' });
  const id = await write(dealer);
  expect(await app.scoreNextTexts(AbortSignal.abort())).toBe(true);
  expect([await scoresIn(id), await scoredOf(dealer)]).toEqual([null, []]);
  await app.scoreNextTexts();
  expect(await scoredOf(dealer)).toHaveLength(2);
});

test('texts deleted before their turn are not counted, and nothing went wrong', async () => {
  const dealer = await signedIn({ subscriptionPlan: 'ELITE' });
  const id = await write(dealer);
  const scoring = app.scoreNextTexts();
  await dealer.call('DELETE', `/api/descriptions/${id}`);
  await scoring;
  expect(await app.scoreNextTexts()).toBe(false);
  expect(errors).toEqual([]);
});
