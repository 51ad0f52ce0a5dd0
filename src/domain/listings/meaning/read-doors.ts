import type { Category } from '#domain/vehicles/vocabularies.ts';
import { type Meaning, meaningOf } from './meaning.ts';

const withoutTailgate: readonly Category[] = ['Cabrio', 'Coupé'];
const ofTwo = /^\s*(?:([2-4])\s*[/-]\s*([3-5]))\b/;
const withTailgate: readonly Category[] = [
  'Hatchback',
  'SUV',
  'Crossover',
  'Station Wagon',
  'Monovolume',
  'Citycar',
];

/**
 * Doors, 2 to 6. `4/5` counts the tailgate or not: the body decides, and without a body nothing does.
 * Saloons are no such body: mobile.de files hatchbacks under `Limousine`.
 */
export function readDoors(text: string, category: Category | undefined): Meaning<number> {
  const line = text.slice(0, 40);
  if (/^\s*\d\s*[/-]\s*\d/.test(line) && !ofTwo.test(line)) return { unused: 'ambiguous' };
  const range = ofTwo.exec(line);
  if (range) {
    if (category && withoutTailgate.includes(category)) return { value: Number(range[1]) };
    if (category && withTailgate.includes(category)) return { value: Number(range[2]) };
    return { unused: 'ambiguous' };
  }
  const doors = Number(/^\s*(\d)(?:[.,]0+)?(?!\d)/.exec(line)?.[1] ?? Number.NaN);
  return meaningOf(doors >= 2 && doors <= 6 ? doors : undefined);
}
