import { expect, test } from 'vitest';
import { keepsFigures } from './keeps-figures.ts';

test.each([
  ['Costa 12.900 €.', 'It costs €12,900.', true],
  ['Costa 12.900 €.', 'Elle coûte 12\u202f900 €.', true],
  ['Ha 64 000 km.', 'Hat 64.000 km.', true],
  ['Motore 2.0 da 150 CV.', 'Moteur 2.0 de 150 ch.', true],
  ['Ha due anni di garanzia.', 'It has 2 years of warranty.', true],
  ['Costa 12.900 €.', 'It costs €12,500.', false],
  ['Costa 12.900 €.', 'The price is fair.', false],
  ['Il prezzo è giusto.', 'Der Preis von 900 € passt.', false],
])('from "%s" to "%s": %s', (before, after, kept) => {
  expect(keepsFigures(before, after)).toBe(kept);
});
