import { expect, test } from 'vitest';
import { ProductError } from '#domain/shared/errors.ts';
import { readNotesBack } from './read-notes-back.ts';

const car = { make: 'Fiat', model: 'Panda', notes: 'clima, estive da comprare' };
const offline = { engine: { name: 'offline', version: '5' } };
const deps = {
  limiter: { take: async () => true },
  now: () => new Date('2026-11-28T08:00:00Z'),
  copywriter: offline,
  offlineWriter: offline,
  wordings: { findByKeys: async () => new Map() },
};
const user = { id: 'a user', ownerId: 'an owner' };

test('the built-in writer says what it makes of each note', async () => {
  expect(await readNotesBack(deps, user, { car, language: 'it' })).toEqual([
    { typed: 'clima', told: 'Climatizzatore', isAsTyped: false, isRemembered: false },
    {
      typed: 'estive da comprare',
      told: 'Estive da comprare',
      isAsTyped: true,
      isRemembered: false,
      proposed: expect.stringMatching(/estive da comprare\.$/iu),
    },
  ]);
});

test('what the owner said for the same words before is the proposal', async () => {
  const sentence = 'Le gomme estive sono da comprare.';
  const kept = {
    id: '1',
    language: 'it' as const,
    typed: 'Estive da comprare',
    sentence,
    usedAt: new Date(0),
  };
  const wordings = {
    findByKeys: async ({ ownerId, language }: { ownerId: string; language: string }) =>
      new Map(ownerId === 'an owner' && language === 'it' ? [['estive da comprare', kept]] : []),
  };
  const read = await readNotesBack({ ...deps, wordings }, user, { car, language: 'it' });
  expect(read.map(({ typed, proposed, isRemembered }) => [typed, proposed, isRemembered])).toEqual([
    ['clima', undefined, false],
    ['estive da comprare', sentence, true],
  ]);
});

test('a language model reads notes otherwise: nothing is said of them', async () => {
  const copywriter = { engine: { name: 'a provider', version: 'a model' } };
  expect(await readNotesBack({ ...deps, copywriter }, user, { car, language: 'it' })).toEqual([]);
});

test('of a page that was pasted in nothing is said', async () => {
  const notes = 'gancio di traino, '.repeat(200);
  expect(await readNotesBack(deps, user, { car: { ...car, notes }, language: 'it' })).toEqual([]);
});

test('who asks too often is told to wait', async () => {
  const limiter = { take: async () => false };
  await expect(readNotesBack({ ...deps, limiter }, user, { car, language: 'it' })).rejects.toThrow(
    ProductError,
  );
});
