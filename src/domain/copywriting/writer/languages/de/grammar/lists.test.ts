import { expect, test } from 'vitest';
import { listOf, predicatesOf } from './lists.ts';
import { formatDate, formatNumber } from './numbers.ts';

test('a list ends with "und", or with "sowie" after a pair', () => {
  expect(listOf(['Navi', 'Tempomat', 'Sitzheizung'])).toBe('Navi, Tempomat und Sitzheizung');
  expect(listOf(['Navi', 'Kratzer und Dellen'])).toBe('Navi sowie Kratzer und Dellen');
});

test('predicates with the same verb share it', () => {
  expect(predicatesOf(['ist unfallfrei', 'ist gepflegt', 'stammt aus erster Hand'])).toBe(
    'ist unfallfrei und gepflegt und stammt aus erster Hand',
  );
});

test.each([
  [900, '900'],
  [12900, '12.900'],
  [1250000, '1.250.000'],
  [1.5, '1,5'],
])('%d is written %s', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

test('a date says its month in letters', () => {
  expect(formatDate({ year: 2027, month: 3 })).toBe('März 2027');
  expect(formatDate({ year: 2024 })).toBe('2024');
});
