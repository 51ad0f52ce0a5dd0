import { expect, test } from 'vitest';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { splitMisread } from './split-misread.ts';

const cut = (item: string) => splitMisread(item, allTermWords.it);

test.each([
  ['2 proprietari doppie chiavi', ['2 proprietari', 'doppie chiavi']],
  ['MBUX doppio display 10,25', ['MBUX', 'doppio display 10,25']],
])(
  'two things without a comma, of which the first would take what is said of the second: %s',
  (item, items) => {
    expect(cut(item)).toEqual(items);
  },
);

test.each([
  'graffio sul paraurti destro come da foto',
  'distribuzione e pompa acqua fatte a 120.000 km',
  'sedili riscaldabili mezza pelle',
  'verricello escluso (trattabile a parte)',
  'clima e sedili riscaldati',
  'hard top verniciato in tinta',
])('what belongs together stays whole: %s', (item) => {
  expect(cut(item)).toEqual([item]);
});
