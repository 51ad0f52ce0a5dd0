import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it('names a file after make, model and year', () => {
  expect(fileNameOf({ make: 'Fiat', model: 'Panda', year: 2019 })).toBe('Fiat_Panda_2019.txt');
});

it('puts the style last when one text goes alone', () => {
  expect(fileNameOf({ make: 'Audi', model: 'A3 Sportback', year: 2019 }, 'professional')).toBe(
    'Audi_A3 Sportback_2019_professional.txt',
  );
});

it('leaves an unknown year out and nothing a file system refuses', () => {
  expect(fileNameOf({ make: 'Citroën', model: '../C3: 1.2' })).toBe('Citroën_C3 1.2.txt');
});
