import { describe, expect, test } from 'vitest';
import { briefSchema } from './brief.ts';

const panda = { make: 'Fiat', model: 'Panda' };

describe('numbers come as people type them', () => {
  test.each([
    [{ mileage: '150.000 km' }, { mileage: 150_000 }],
    [{ mileage: '42 000' }, { mileage: 42_000 }],
    [{ mileage: '210mila km' }, { mileage: 210_000 }],
    [{ mileage: 0 }, { mileage: 0 }],
    [{ price: '12.900 €' }, { price: 12_900 }],
    [{ price: '€ 12.900,-' }, { price: 12_900 }],
    [{ price: '12.900,00 euro' }, { price: 12_900 }],
    [{ power: '150 CV (110 kW)' }, { power: 150 }],
    [{ power: '110 kW' }, { power: 150 }],
    [{ power: '110 kW / 150 Cv' }, { power: 150 }],
    [{ displacement: '1.968 cc' }, { displacement: 1968 }],
    [{ displacement: '2.0 litri' }, { displacement: 2000 }],
    [{ year: '05/2019' }, { year: 2019 }],
    [{ doors: '5' }, { doors: 5 }],
    [{ fuelType: 'benzina' }, { fuelType: 'Benzina' }],
    [{ category: 'coupe' }, { category: 'Coupé' }],
  ])('%j is read as %j', (typed, read) => {
    expect(briefSchema.parse({ ...panda, ...typed })).toMatchObject(read);
  });
});

test('empty text and null count as not given', () => {
  const brief = briefSchema.parse({ ...panda, mileage: '', color: ' ', warranty: null, notes: '  ' });
  expect([brief.mileage, brief.color, brief.warranty, brief.notes]).toEqual(Array(4).fill(undefined));
});

describe('what cannot be true or is no such thing is refused by its field', () => {
  test.each([
    [{ make: ' ' }, 'make'],
    [{ model: undefined }, 'model'],
    [{ mileage: 'boh' }, 'mileage'],
    [{ mileage: '93.000 miglia' }, 'mileage'],
    [{ year: 12 }, 'year'],
    [{ doors: 9 }, 'doors'],
    [{ power: Number.NaN }, 'power'],
    [{ driveType: 'Cingoli' }, 'driveType'],
    [{ intendedUse: ['Città', 'Lavoro', 'Campagna', 'Uso misto'] }, 'intendedUse'],
    [{ targetCustomers: ['Tutti'] }, 'targetCustomers'],
  ])('%j', (typed, field) => {
    const issues = briefSchema.safeParse({ ...panda, ...typed }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
