import { expect, test } from 'vitest';
import { readItalianNumber } from './italian-numbers.ts';

test.each([
  ['del duemilaquindici', 'del 2015'],
  ['novantottomila chilometri', '98000 chilometri'],
  ['centoquaranta mila chilometri', '140000 chilometri'],
  ['seimila e otto', '6800'],
  ['quattromila e due', '4200'],
  ['tremilacinquecento euro', '3500 euro'],
  ['millenovecentonovantotto', '1998'],
  ['ventunomila', '21000'],
  ['duecentotrentamila', '230000'],
  ['due gomme e tre chiavi', 'due gomme e tre chiavi'],
  ['millesimo, famiglia, mille', 'millesimo, famiglia, 1000'],
])('%s is %s', (said, written) => {
  expect(readItalianNumber(said)).toBe(written);
});
