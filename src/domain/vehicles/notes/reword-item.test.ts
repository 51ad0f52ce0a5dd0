import { expect, test } from 'vitest';
import { rewordItem } from './reword-item.ts';

test.each([
  [
    'clima, estive da comprare, led',
    'estive da comprare',
    'Le gomme estive sono da comprare',
    'clima\nLe gomme estive sono da comprare.\nled',
  ],
  ['Sondrio, gancio', 'Sondrio', 'L’auto si trova a Sondrio.', 'L’auto si trova a Sondrio.\ngancio'],
  ['gancio. Sondrio', 'Sondrio', 'Si trova a Sondrio!', 'gancio.\nSi trova a Sondrio!'],
  ['gancio', 'gancio', 'Ha il gancio di traino', 'Ha il gancio di traino.'],
  [
    'AMG int. + est. - nappa / snorkel non omologato , lo togliamo noi',
    'nappa',
    'Gli interni sono in nappa',
    'AMG int. + est.\nGli interni sono in nappa.\nsnorkel non omologato , lo togliamo noi',
  ],
  ['gancio, ciao a tutti', 'ciao a tutti', ' ', 'gancio'],
])('%s: “%s” is said as “%s”', (notes, typed, sentence, reworded) => {
  expect(rewordItem(notes, typed, sentence)).toBe(reworded);
});

test('notes that do not hold the words any more stay as they are', () => {
  expect(rewordItem('clima, led', 'gancio', 'Ha il gancio.')).toBe('clima, led');
});
