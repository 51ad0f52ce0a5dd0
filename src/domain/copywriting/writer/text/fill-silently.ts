import type { Car } from '../../brief/car/car.ts';
import { readerTraits } from '../../brief/car/find-traits.ts';
import type { Trait } from '../../brief/car/traits.ts';
import type { FillSlot } from './fill-template.ts';

/** What a seller can want of a text, as the traits that stand for it. */
export const aims: ReadonlySet<string> = new Set(Object.values(readerTraits));

/**
 * The slots of a language and the silent ones of all: `{!condition}` notes that the phrase says this
 * field in words of its own, `{!comfortable}{!onTrips}` that it speaks of several of the seller's aims
 * at once, so that none of them gets a sentence of its own. A phrase about what the car or the seller
 * has not, or what has been said, cannot be filled.
 */
export function fillSilently(fill: FillSlot, car: Car): FillSlot {
  return (name, told, random) => {
    if (!name.startsWith('!')) return fill(name, told, random);
    const fact = name.slice(1);
    const holds = aims.has(fact) ? car.traits.has(fact as Trait) : car[fact as keyof Car] !== undefined;
    return holds && !told.has(fact) ? { text: '', facts: [fact] } : undefined;
  };
}
