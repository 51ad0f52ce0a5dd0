import { expect, test } from 'vitest';
import { mendSpelling } from './mend-spelling.ts';

test.each([
  ['prezo', 'prezzo'],
  ['garranzia', 'garanzia'],
  ['tapezzeria nuova', 'tappezzeria nuova'],
])('a consonant forgotten or typed twice is put right: %s', (typed, better) => {
  expect(mendSpelling(typed)).toBe(better);
});

test.each([
  'Sawtooth',
  'la uso poco',
  'webasto',
  'retrocamera',
  'zum trallallero',
  'gancio traino',
  'DESSIGN',
])('what may be meant so stays: %s', (typed) => {
  expect(mendSpelling(typed)).toBe(typed);
});
