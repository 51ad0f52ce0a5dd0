import { expect, test } from 'vitest';
import { phrasesOf } from '../../../fixtures/phrases-of.ts';
import { spanish } from '../spanish.ts';

test('every Spanish phrase opens every question it closes', () => {
  const lopsided = phrasesOf(spanish).filter(
    (phrase) => phrase.split('?').length !== phrase.split('¿').length,
  );
  expect(lopsided).toEqual([]);
});
