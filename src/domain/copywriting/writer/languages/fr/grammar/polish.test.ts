import { expect, test } from 'vitest';
import { formatNumber, measure } from './numbers.ts';
import { polish } from './polish.ts';

test.each([
  ['on la apprécie', 'On l’apprécie'],
  ['on sait que elle a de autres qualités', 'On sait qu’elle a d’autres qualités'],
  ['si il pleut, le hayon se ouvre', 'S’il pleut, le hayon s’ouvre'],
  ['regardez-la attentivement', 'Regardez-la attentivement'],
  ['la E 220 et la Hyundai', 'La E 220 et la Hyundai'],
  ["l'auto", 'L’auto'],
  ['le prix : 5 ; et puis ? oui', 'Le prix\u00a0: 5\u00a0; et puis\u00a0? Oui'],
  ['« luxe »', '«\u00a0luxe\u00a0»'],
  ['un , deux,. trois', 'Un, deux. Trois'],
])('"%s" is printed "%s"', (phrase, printed) => {
  expect(polish(phrase, 'f')).toBe(printed);
});

test('words agree with the car', () => {
  expect(polish('Prêt@, (neuf/neuve) et (vif/vive)', 'f')).toBe('Prête, neuve et vive');
  expect(polish('Prêt@, (neuf/neuve) et (vif/vive)', 'm')).toBe('Prêt, neuf et vif');
});

test('numbers have spaces that do not break', () => {
  expect(formatNumber(1234567)).toBe('1\u202f234\u202f567');
  expect(formatNumber(999)).toBe('999');
  expect(measure(12900, '€')).toBe('12\u202f900\u00a0€');
});
