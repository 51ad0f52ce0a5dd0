import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carSchema } from './brief.ts';
import { suggestTargeting } from './suggest-targeting.ts';
import { noTargeting, targetingCaps, targetingFields } from './targeting.ts';
import { vocabularies } from './vocabularies.ts';

describe('whom the text of a car could be for', () => {
  test.each([
    [
      'a seven-seater',
      { category: 'Monovolume', fuelType: 'Diesel', power: 150, price: 21_000, details: { seats: 7 } },
      [
        ['Famiglia con bambini', 'Pendolare'],
        ['Monovolume'],
        ['Uso familiare', 'Viaggi lunghi'],
        ['Bassi consumi'],
      ],
    ],
    [
      'a small car of little money for new drivers',
      { category: 'Citycar', fuelType: 'Benzina', power: 69, price: 6900, details: { newDrivers: 'yes' } },
      [
        ...[['Neopatentato', 'Attento al budget'], ['Citycar'], ['Città']],
        ['Facile parcheggio', 'Rapporto qualità-prezzo'],
      ],
    ],
    [
      'a sports car',
      { category: 'Coupé', fuelType: 'Benzina', power: 385, price: 98_000 },
      [
        ...[['Attento allo stile'], ['Sportiva', 'Auto di lusso'], []],
        ['Performance / Sportività', 'Design / Stile'],
      ],
    ],
    [
      'a van, however strong and dear',
      { category: 'Furgone', fuelType: 'Diesel', power: 300, price: 80_000, details: { seats: 9 } },
      [[], [], ['Lavoro'], []],
    ],
    [
      'an off-roader',
      { category: 'SUV', fuelType: 'Diesel', power: 163, driveType: '4x4' },
      [['Pendolare'], ['SUV'], ['Viaggi lunghi', 'Campagna'], ['Bassi consumi']],
    ],
    [
      'an electric hatchback',
      { category: 'Hatchback', fuelType: 'Elettrico', power: 136 },
      [[], ['Compatta'], ['Città'], ['Bassi consumi']],
    ],
    ['a car of which nothing is stated', {}, [[], [], [], []]],
  ] as const)('%s', (_, car, expected) => {
    const suggested = suggestTargeting(car);
    expect(targetingFields.map((field) => suggested[field])).toEqual(expected);
  });

  test('is nothing where nothing is known', () => {
    expect(suggestTargeting({})).toEqual(noTargeting);
  });

  test('is what a brief takes, whatever the car, and never of a sex or an age', () => {
    const car = fc.record(
      {
        category: fc.constantFrom(...vocabularies.category),
        fuelType: fc.constantFrom(...vocabularies.fuelType),
        driveType: fc.constantFrom(...vocabularies.driveType),
        power: fc.integer({ min: 40, max: 900 }),
        price: fc.integer({ min: 500, max: 300_000 }),
        details: fc.record({
          seats: fc.integer({ min: 2, max: 9 }),
          newDrivers: fc.constantFrom('yes', 'no'),
        }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(car, (one) => {
        const suggested = suggestTargeting(one);
        expect(carSchema.safeParse({ make: 'x', model: 'x', ...one, ...suggested }).success).toBe(true);
        for (const field of targetingFields) {
          expect(suggested[field].length).toBeLessThanOrEqual(targetingCaps[field]);
        }
        expect(JSON.stringify(suggested)).not.toMatch(/donna|uomo|\d|single|giovane/i);
      }),
    );
  });
});
