import { expect, test } from 'vitest';
import { readMake, readModel } from './read-name.ts';

test.each([
  ['Panda 1.2 tel. 333 1234567', 'Fiat', 'Panda 1.2'],
  ['Panda AB123CD', 'Fiat', 'Panda'],
  ['Panda venditore Mario Rossi', 'Fiat', 'Panda'],
  ['Unbekannt 0171 2345678', 'Borgward', 'Unbekannt'],
])('what sellers add to the model, %s, is left out', (text, make, model) => {
  expect(readModel(text, make)).toEqual({ value: model });
});

test.each([
  ['GSX-R 750', 'Suzuki'],
  ['YZF-R 125', 'Yamaha'],
  ['XC60 PRO', 'Volvo'],
])('%s of %s looks like a plate and stays', (model, make) => {
  expect(readModel(model, make)).toEqual({ value: model });
});

test.each(['3331234567', 'AB123CD'])('a contact alone, %s, is neither a model nor a make', (text) => {
  expect(readModel(text, 'Fiat')).toBeUndefined();
  expect(readMake(text)).toBeUndefined();
});
