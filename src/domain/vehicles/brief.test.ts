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
    [{ price: ' 1.5 ' }, { price: 1500 }],
    [{ mileage: '1.234.567' }, { mileage: 1_234_567 }],
    [{ power: ' 110 kW ' }, { power: 150 }],
    [{ displacement: ' 1.6 ' }, { displacement: 1600 }],
    [{ year: ' 31/05/2019 ' }, { year: 2019 }],
    [{ year: '05/2019' }, { year: 2019 }],
    [{ doors: '5' }, { doors: 5 }],
    [{ fuelType: 'benzina' }, { fuelType: 'Benzina' }],
    [{ category: 'coupe' }, { category: 'Coupé' }],
  ])('%j is read as %j', (typed, read) => {
    expect(briefSchema.parse({ ...panda, ...typed })).toMatchObject(read);
  });
});

test('as many choices as the plan of a brief allows are taken, and one more is too many', () => {
  const uses = ['Città', 'Lavoro', 'Campagna', 'Uso misto'];
  const parse = (intendedUse: string[]) => briefSchema.safeParse({ ...panda, intendedUse });
  const cap = uses.findIndex((_, index) => !parse(uses.slice(0, index + 1)).success);
  expect(cap).toBe(3);
  expect(parse(uses.slice(0, cap)).data?.intendedUse).toEqual(uses.slice(0, cap));
  // The same one twice is one.
  expect(parse([...uses.slice(0, cap), 'Città']).data?.intendedUse).toEqual(uses.slice(0, cap));
});

test('empty text and null count as not given', () => {
  const brief = briefSchema.parse({ ...panda, mileage: '', color: ' ', warranty: null, notes: '  ' });
  expect([brief.mileage, brief.color, brief.warranty, brief.notes]).toEqual(Array(4).fill(undefined));
});

describe('what cannot be true or is no such thing is refused by its field', () => {
  test.each([
    [{ make: ' ' }, 'make'],
    [{ model: undefined }, 'model'],
    [{ model: '\u0007' }, 'model'],
    [{ mileage: 'boh' }, 'mileage'],
    [{ mileage: '-5' }, 'mileage'],
    [{ price: '12.5.00,0' }, 'price'],
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
