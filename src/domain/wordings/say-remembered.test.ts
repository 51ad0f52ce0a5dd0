import { expect, test } from 'vitest';
import { sayRemembered } from './say-remembered.ts';
import type { Wording } from './wording.ts';

const now = new Date('2026-11-28T08:00:00Z');
const offline = { engine: { name: 'offline', version: '5' } };
const wording = (id: string, typed: string, sentence: string): Wording => ({
  ...{ id, language: 'it', typed, sentence, usedAt: now },
});
const known = new Map([
  ['estive da comprare', wording('1', 'estive da comprare', 'Le gomme estive sono da comprare.')],
  ['clima', wording('2', 'clima', 'Il climatizzatore è stato ricaricato a maggio.')],
]);
const used: string[] = [];
const deps = {
  ...{ now: () => now, copywriter: offline, offlineWriter: offline },
  wordings: {
    findByKeys: async (_: object, keys: readonly string[]) =>
      new Map([...known].filter(([key]) => keys.includes(key))),
    use: async (ids: readonly string[]) => {
      used.push(...ids);
    },
  },
};
const of = { ownerId: 'an owner', language: 'it' as const };
const carWith = (notes: string) => ({ make: 'Fiat', model: 'Panda', notes });
const notesOf = async (notes: string, changes: Partial<typeof deps> = {}) => {
  used.length = 0;
  return (await sayRemembered({ ...deps, ...changes }, of, carWith(notes) as never)).notes;
};

test('words that a text would repeat are said in the remembered sentence, what it can say itself is not', async () => {
  expect(await notesOf('clima, Estive da comprare.')).toBe('clima\nLe gomme estive sono da comprare.');
  expect(used).toEqual(['1']);
});

test('words that nobody has said stay', async () => {
  expect(await notesOf('clima, cupolino azzurro opaco')).toBe('clima, cupolino azzurro opaco');
  expect(used).toEqual([]);
});

test('where a language model writes, notes stay as they are', async () => {
  const copywriter = { engine: { name: 'a provider', version: 'a model' } };
  expect(await notesOf('estive da comprare', { copywriter })).toBe('estive da comprare');
});
