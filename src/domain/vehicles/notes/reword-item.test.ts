import { expect, test } from 'vitest';
import { rewordItem } from './reword-item.ts';

test.each([
  [
    'clima, estive da comprare, led',
    'estive da comprare',
    'Le gomme estive sono da comprare',
    'clima, led\nLe gomme estive sono da comprare.',
  ],
  ['Sondrio, gancio', 'Sondrio', 'L’auto si trova a Sondrio.', 'gancio\nL’auto si trova a Sondrio.'],
  ['gancio. Sondrio', 'Sondrio', 'Si trova a Sondrio!', 'gancio.\nSi trova a Sondrio!'],
  ['gancio', 'gancio', 'Ha il gancio di traino', 'Ha il gancio di traino.'],
  ['gancio, ciao a tutti', 'ciao a tutti', ' ', 'gancio'],
])('%s: “%s” is said as “%s”', (notes, typed, sentence, reworded) => {
  expect(rewordItem(notes, typed, sentence)).toBe(reworded);
});

test('notes that do not hold the words any more stay as they are', () => {
  expect(rewordItem('clima, led', 'gancio', 'Ha il gancio.')).toBe('clima, led');
});
