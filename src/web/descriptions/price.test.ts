import { expect, it } from 'vitest';
import { centsOf, euroOf } from './price.ts';

it.each([
  ['', undefined],
  ['  ', undefined],
  ['12900', 1_290_000],
  ['12.900', 1_290_000],
  ['12,900', 1_290_000],
  ['€ 12 900,50', 1_290_050],
  ['1.234.567,8', 123_456_780],
  ['12.9', 1290],
  ['0', 0],
  ['10000001', 'wrong'],
  ['-5', 'wrong'],
  ['circa 12000', 'wrong'],
  ['12.90.0', 'wrong'],
])('%j are %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it.each([undefined, 0, 5, 1290, 1_290_000, 1_290_050])('%s cents come back as they went', (cents) => {
  expect(centsOf(euroOf(cents))).toBe(cents);
});
