import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';

/** Facts of one bullet of a description; each is read only where the whole bullet is that fact. */
const bullets: readonly [VehicleField, RegExp][] = [
  ['mileage', /^\d[\d.,'’ ]* ?(?:km|miles|mi)$/i],
  ['power', /^\d+ ?kw ?[(/] ?\d+ ?(?:ps|cv|hp|ch|pk|km|cp)\)?$/i],
  ['power', /^\d+ ?(?:kw|ps|cv|ch|pk)$/i],
  ['year', /^(?:ez )?(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d$/i],
  ['price', /^(?:€ ?\d[\d.,' ]*|\d[\d.,' ]* ?€)(?:,-)?$/],
  ['fuelType', /^[\p{L} /-]{3,30}$/u],
  ['transmission', /^[\p{L} -]{3,30}$/u],
  ['category', /^[\p{L} /-]{3,30}$/u],
  ['condition', /^[\p{L}\d -]{3,30}$/u],
];

/** The fact that a bullet is, if it is one and nothing more. */
export function readBullet(part: string): Finding[] {
  if (part.length > 40) return [];
  for (const [field, shape] of bullets) {
    if (!shape.test(part)) continue;
    const meaning = understand(field, part);
    if (meaning && 'value' in meaning) return [{ field, source: 'meta', where: 'description', raw: part }];
  }
  return [];
}
