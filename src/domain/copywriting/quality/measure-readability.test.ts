import { expect, it } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { measureReadability } from './measure-readability.ts';

it('is the Gulpease index in Italian', () => {
  // 9 words, 1 sentence, 36 letters
  expect(measureReadability('La Panda è rossa e ha 78.000 km.', 'it')).toBeCloseTo(89 + (300 - 10 * 23) / 9);
});

it.each([
  ['en', 'The cat sat on the mat.', 206.835 - 1.015 * 6 - 84.6],
  ['de', 'Der Hund bellt laut.', 180 - 4 - 58.5],
  ['fr', 'Le chat dort bien.', 207 - 1.015 * 4 - 73.6],
  ['es', 'El sol es tan bel.', 206.84 - 1.02 * 5 - 60],
] as const)('follows the formula of %s', (language, text, expected) => {
  expect(measureReadability(text, language)).toBeCloseTo(expected);
});

it.each(languages)('finds short words in short sentences easier, in %s', (language) => {
  const easy = 'La casa va. Il sole va.';
  const hard = 'Considerazioni straordinariamente particolareggiate caratterizzano documentazioni.';
  expect(measureReadability(easy, language)).toBeGreaterThan(measureReadability(hard, language));
});
