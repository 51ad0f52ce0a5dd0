import type { Car } from '../../brief/car/car.ts';
import type { Say } from './slots.ts';

type Asked = 'year' | 'mileage' | 'notes' | 'price';

/** What a buyer asks first and the brief does not say, as a list of at most three; silent about a single one. */
export function missingSlot(
  car: Car,
  names: Record<Asked, string>,
  listOf: (items: readonly string[]) => string,
): Say {
  const isMissing = (asked: Asked) => (asked === 'notes' ? car.notes.length === 0 : car[asked] === undefined);
  const missing = (Object.keys(names) as Asked[]).filter(isMissing).map((asked) => names[asked]);
  return (told) =>
    missing.length > 1 && !told.has('missing')
      ? { text: listOf(missing.slice(0, 3)), facts: ['missing'] }
      : undefined;
}
