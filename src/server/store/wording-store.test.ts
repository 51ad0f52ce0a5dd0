import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { user } from './schema.ts';
import { wordingStore } from './wording-store.ts';

const { db, close } = await testDatabase();
afterAll(close);
const store = wordingStore(db);

const [anna, bruno] = ['anna', 'bruno'];
const noon = new Date('2026-11-28T12:00:00Z');
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const wording = (key: string, sentence: string, minutes = 0, language: 'it' | 'de' = 'it') => ({
  ...{ id: randomUUID(), language, key, typed: key.toUpperCase(), sentence, usedAt: at(minutes) },
});
const keysOf = async (ownerId: string) => (await store.find(ownerId)).map(({ typed }) => typed);

beforeEach(async () => {
  await db.delete(user);
  await db.insert(user).values([anna, bruno].map((id) => ({ id, name: id, email: `${id}@words.example` })));
});

test('a later sentence takes the place of an earlier one for the same words of the same owner and language', async () => {
  const first = wording('estive', 'Le estive mancano.');
  await store.save(anna, [first, wording('estive', 'Sommerreifen fehlen.', 0, 'de')], 9);
  await store.save(bruno, [wording('estive', 'Di Bruno.')], 9);
  await store.save(anna, [{ ...wording('estive', 'Le estive sono da comprare.', 1), typed: 'Estive' }], 9);

  const found = await store.findByKeys({ ownerId: anna, language: 'it' }, ['estive', 'altro']);
  expect([...found]).toEqual([
    [
      'estive',
      {
        ...{ id: first.id, language: 'it', typed: 'Estive' },
        ...{ sentence: 'Le estive sono da comprare.', usedAt: at(1) },
      },
    ],
  ]);
  expect(await store.find(anna)).toHaveLength(2);
  expect((await store.find(bruno)).map(({ sentence }) => sentence)).toEqual(['Di Bruno.']);
});

test('of more than are kept those go that were not used for longest, of this owner only', async () => {
  await store.save(bruno, [wording('di bruno', 'Suo.', -100)], 2);
  const old = wording('a', 'Prima.', 0);
  await store.save(anna, [old, wording('b', 'Seconda.', 1)], 2);
  await store.use([old.id], at(120));
  await store.save(anna, [wording('c', 'Terza.', 3)], 2);
  expect(await keysOf(anna)).toEqual(['A', 'C']);
  expect(await keysOf(bruno)).toEqual(['DI BRUNO']);
});

test('within an hour a wording is not noted as used again', async () => {
  const one = wording('a', 'Prima.');
  await store.save(anna, [one], 2);
  await store.use([one.id], at(59));
  expect((await store.find(anna))[0]?.usedAt).toEqual(noon);
  await Promise.all(Array.from({ length: 8 }, () => store.use([one.id], at(61))));
  expect((await store.find(anna))[0]?.usedAt).toEqual(at(61));
});

test('sentences are changed and deleted by their owner only', async () => {
  const [mine, other] = [wording('a', 'Prima.'), wording('b', 'Seconda.')];
  await store.save(anna, [mine, other], 9);
  expect(await store.change(bruno, mine.id, 'Di Bruno.')).toBe(false);
  expect(await store.delete(bruno, mine.id)).toBe(false);
  await store.deleteAll(bruno);
  expect(await store.change(anna, mine.id, 'Meglio.')).toBe(true);
  expect(await store.delete(anna, other.id)).toBe(true);
  expect((await store.find(anna)).map(({ sentence }) => sentence)).toEqual(['Meglio.']);
  await store.deleteAll(anna);
  expect(await store.find(anna)).toEqual([]);
});
