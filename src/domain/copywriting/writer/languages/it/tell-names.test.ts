import { expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../../brief/car/read-car.ts';
import type { Random } from '../../seeded-random.ts';
import { nameSlots } from './tell-names.ts';

it.each([
  ['Tesla', 'Model 3', 'la Model 3'],
  ['BMW', 'Serie 3 Touring', 'la Serie 3'],
  ['Volkswagen', 'Golf 1.6 TDI', 'la Golf'],
  ['Porsche', '911 Carrera 4S', 'la 911 Carrera'],
  ['Audi', 'A3 Sportback', 'la A3'],
])('calls a %s %s "%s" for short', (make, model, short) => {
  const car = readCar(briefSchema.parse({ make, model }), 2026);
  const random: Random = {
    next: () => 0,
    below: () => 0,
    pick: <T>(items: readonly T[]) => items[0] as T,
    shuffle: <T>(items: readonly T[]) => [...items],
    copy: () => random,
  };
  expect(nameSlots(car, 'f').themodel?.(new Set(), random)?.text).toBe(short);
});
