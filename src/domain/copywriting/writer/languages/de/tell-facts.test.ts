import { expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../../brief/car/read-car.ts';
import { seededRandom } from '../../seeded-random.ts';
import { tellFacts } from './tell-facts.ts';

const fill = tellFacts(
  readCar(
    briefSchema.parse({
      make: 'Fiat',
      model: 'Tipo',
      year: '2019',
      doors: '5',
      category: 'Station Wagon',
      color: 'Rosso',
      notes: 'cruise control, sensori di parcheggio',
    }),
    2026,
  ),
);
const tell = (slot: string, ...told: string[]) => fill(slot, new Set(told), seededRandom('a'));

it('a look is the body with its colour, and the doors are left for later', () => {
  expect(tell('einlookA', 'color')).toEqual({ text: 'einen Kombi', facts: ['body'] });
  expect(tell('lookD')?.facts).toEqual(['body', 'color']);
  expect(tell('einlook', 'body')).toBeUndefined();
});
