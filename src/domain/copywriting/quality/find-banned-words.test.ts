import { describe, expect, test } from 'vitest';
import { findBannedWords } from './find-banned-words.ts';
import { loadQualityWords } from './load-quality-words.ts';

const golf = { make: 'Volkswagen', model: 'Golf' };

async function found(text: string, language: 'it' | 'en' | 'de' | 'fr' | 'es', car = golf) {
  const words = findBannedWords(text, await loadQualityWords(language), car);
  return words.map(({ rule, start, end }) => [rule, text.slice(start, end)]);
}

describe('words that no advertisement may carry', () => {
  test.each([
    ['it', 'Auto ecologica, occasione imperdibile.', ['ecologica', 'occasione imperdibile']],
    ['en', 'A zero emissions car, sold as seen.', ['zero emissions']],
    ['de', 'Ein umweltfreundliches Schnäppchen.', ['umweltfreundliches', 'Schnäppchen']],
    ['fr', 'Voiture écologique, à ne pas manquer.', ['écologique', 'à ne pas manquer']],
    ['es', 'Un coche ecológico, una ganga.', ['ecológico', 'ganga']],
  ] as const)('are found where they stand, %s', async (language, text, words) => {
    expect(await found(text, language)).toEqual(words.map((word) => ['banned-word', word]));
  });

  test('are found every time, in any case of letters', async () => {
    const text = 'ECOLOGICA e green. Ancora green.';
    expect((await found(text, 'it')).map(([, words]) => words)).toEqual(['ECOLOGICA', 'green', 'green']);
  });

  test('are not found in the name of the car', async () => {
    const car = { make: 'Fiat', model: 'Panda Green' };
    expect(await found('La Fiat Panda Green consuma poco: è green.', 'it', car)).toEqual([
      ['banned-word', 'green'],
    ]);
  });

  test('are not found in a fit text', async () => {
    expect(await found('Questa Volkswagen Golf del 2017 ha percorso 98.500 km.', 'it')).toEqual([]);
  });
});

test('what a template left behind is found as such', async () => {
  expect(await found('Golf del {anno}, prezzo undefined.', 'it')).toEqual([
    ['placeholder', '{'],
    ['placeholder', '}'],
    ['placeholder', 'undefined'],
  ]);
});

test('of two that overlap the longer is told once', () => {
  const forbidden = { 'banned-word': [/non perdere/u, /da non perdere/u] };
  expect(findBannedWords('Auto da non perdere.', { forbidden }, golf)).toEqual([
    { rule: 'banned-word', start: 5, end: 19 },
  ]);
});
