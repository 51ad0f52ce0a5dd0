import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { plainWords } from '../words/plain-words.ts';

type Value = string | number;

/** How far two figures may lie apart and still be the same one, rounded: 1.6 litres are 1,598 cc. */
const tolerances: Partial<Record<VehicleField, (value: number) => number>> = {
  mileage: (km) => Math.max(100, km * 0.01),
  power: () => 2,
  displacement: () => 60,
};

/** True when two readings of a field cannot both be right. */
export function areAtOdds(field: VehicleField, one: Value, other: Value): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) > (tolerances[field]?.(Math.max(one, other)) ?? 0);
  }
  const [a, b] = [plainWords(String(one)), plainWords(String(other))];
  if (field !== 'model') return a !== b;
  return !a.includes(b) && !b.includes(a) && !isOfFamily(a, b) && !isOfFamily(b, a);
}

/** `320d` is a `Serie 3`, an `A 180` a `Classe A`. */
function isOfFamily(family: string, member: string): boolean {
  const sign = /^(?:serie|classe) (\w)$/.exec(family)?.[1];
  return sign !== undefined && new RegExp(`^m?${sign} ?\\d`).test(member);
}
