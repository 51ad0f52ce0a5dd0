import type { Car } from '../car/car.ts';
import { readerTraits } from '../car/find-traits.ts';
import type { Trait } from '../car/traits.ts';
import type { FillSlot } from './fill-template.ts';

const aims: ReadonlySet<string> = new Set(Object.values(readerTraits));

/**
 * The slots of a language, and `{!comfortable}{!onTrips}` for every aim of the seller's: a phrase that
 * speaks of several at once notes them so, and none of them gets a sentence of its own.
 */
export function fillAims(fill: FillSlot, car: Car): FillSlot {
  return (name, told, random) => {
    const aim = name.slice(1);
    if (!name.startsWith('!') || !aims.has(aim)) return fill(name, told, random);
    return car.traits.has(aim as Trait) && !told.has(aim) ? { text: '', facts: [aim] } : undefined;
  };
}
