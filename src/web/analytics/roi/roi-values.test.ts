import { expect, test } from 'vitest';
import { readRoiValues, roiValuesOf } from './roi-values.ts';

const typed = { minutesPerText: '20', hourCost: '25', dayCost: '10', usualDays: '' };

test('what is kept in cents is typed in euro, and comes back the same', () => {
  const inputs = { minutesPerText: 15, hourCost: 2250, dayCost: 1000, usualDays: 45 };
  const values = { minutesPerText: '15', hourCost: '22,50', dayCost: '10', usualDays: '45' };
  expect(roiValuesOf(inputs, ',')).toEqual(values);
  expect(readRoiValues(values)).toEqual(inputs);
});

test('no usual days are unknown, not none', () => {
  expect(readRoiValues(typed).usualDays).toBeNull();
  expect(roiValuesOf({ minutesPerText: 0, hourCost: 0, dayCost: 0, usualDays: null }, ',').usualDays).toBe(
    '',
  );
});

test.each([
  { name: 'a comma', hourCost: '22,5', cents: 2250 },
  { name: 'a point', hourCost: '22.05', cents: 2205 },
  { name: 'the sign of the euro', hourCost: '€ 22', cents: 2200 },
  { name: 'the most', hourCost: '1000', cents: 100_000 },
])('an amount is read with $name', ({ hourCost, cents }) => {
  expect(readRoiValues({ ...typed, hourCost }).hourCost).toBe(cents);
});

test.each([
  { field: 'hourCost', value: '' },
  { field: 'hourCost', value: '1000,01' },
  { field: 'hourCost', value: '-3' },
  { field: 'hourCost', value: '1,234' },
  { field: 'dayCost', value: 'dieci' },
  { field: 'minutesPerText', value: '481' },
  { field: 'minutesPerText', value: '2,5' },
  { field: 'usualDays', value: '0' },
  { field: 'usualDays', value: '1001' },
] as const)('$field is not "$value"', ({ field, value }) => {
  expect(readRoiValues({ ...typed, [field]: value })).not.toHaveProperty(field);
});
