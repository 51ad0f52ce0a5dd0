import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../brief/car/read-car.ts';
import type { Trait } from '../../brief/car/traits.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Angle } from './angles.ts';
import { chooseAngle } from './choose-angle.ts';

const car = readCar(briefSchema.parse({ make: 'Fiat', model: 'Prova' }), 2026);

/** The angles that a car of these traits gets from a hundred seeds. */
function anglesOf(...traits: Trait[]): Angle[] {
  const seeds = Array.from({ length: 100 }, (_, seed) => seededRandom(`${seed}`));
  return [
    ...new Set(
      seeds.map((random) =>
        chooseAngle({ ...car, power: 110, traits: new Set(['used', ...traits]) }, random, () => 0),
      ),
    ),
  ];
}

test('a roomy car for a family is sold to the family', () => {
  expect(anglesOf('family', 'withFamily', 'roomy')).toEqual(['family']);
});

test.each<Trait>(['low', 'classic', 'twoDoors'])('a car that is %s is never sold to the family', (trait) => {
  expect(anglesOf('family', 'withFamily', 'roomy', trait)).not.toContain('family');
});

test.each<[Trait, Angle]>([
  ['damaged', 'damaged'],
  ['bare', 'bare'],
  ['van', 'van'],
])('%s decides at once', (trait, angle) => {
  expect(anglesOf('family', 'roomy', 'sport', trait)).toEqual([angle]);
});

test('the least worn of the strongest angles is taken', () => {
  const angle = chooseAngle(
    { ...car, power: 110, traits: new Set<Trait>(['used', 'family', 'roomy', 'onTrips', 'diesel', 'wagon']) },
    seededRandom('1'),
    (angle) => (angle === 'traveller' ? 1 : 0),
  );
  expect(angle).toBe('family');
});
