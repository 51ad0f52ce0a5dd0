import { expect, test } from 'vitest';
import { knownModel } from './known-model.ts';

test.each([
  ['Panda', 'Fiat', 'Panda'],
  ['500L', 'Fiat', '500L'],
  ['doblo', 'Fiat', 'Doblò'],
  ['Megane', 'Renault', 'Mégane'],
  ['cx5', undefined, undefined],
  ['CX-5', 'Mazda', 'CX-5'],
  ['Classe A', 'Mercedes-Benz', 'Classe A'],
  ['A-Klasse', 'Mercedes-Benz', 'Classe A'],
  ['Serie 3', 'BMW', 'Serie 3'],
  ['serie 3', undefined, undefined],
  ['classe a', undefined, undefined],
  ['Classe Energetica', undefined, undefined],
  ['punto', undefined, undefined],
  ['Punto', 'Fiat', 'Punto'],
  ['Ottimo', undefined, undefined],
])('%s alone is a model of %s', (name, make, model) => {
  expect(knownModel(name)).toEqual(make ? { make, model } : undefined);
});
