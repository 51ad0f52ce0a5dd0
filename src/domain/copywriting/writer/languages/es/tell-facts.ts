import type { Car } from '../../../brief/car/car.ts';
import type { FillSlot } from '../../text/fill-template.ts';
import { missingSlot } from '../missing-slot.ts';
import type { Slots } from '../slots.ts';
import { tellArgument } from './argument/tell-argument.ts';
import { factNouns } from './fact-nouns.ts';
import { listOf } from './grammar/lists.ts';
import { aimSlots } from './lexicon/aims-lexicon.ts';
import { tellList } from './tell-list.ts';
import { nameSlots } from './tell-names.ts';
import { tellNotes } from './tell-notes.ts';
import { vehicleSlots } from './tell-vehicle.ts';

/**
 * The Spanish words for the facts of a car. `{price}` says a fact once; `{el:gear+drive}` lists
 * what is still untold of several facts, each with its article.
 */
export function tellFacts(car: Car): FillSlot {
  const nouns = factNouns(car);
  const slots: Slots = {
    missing: missingSlot(
      car,
      { year: 'el año', mileage: 'el kilometraje', notes: 'el equipamiento', price: 'el precio' },
      listOf,
    ),
    ...nameSlots(car),
    ...vehicleSlots(car),
    ...tellNotes(car),
    ...tellArgument(car),
    ...aimSlots(car),
  };
  const lists: Record<string, readonly string[]> = {
    rest: ['engine', 'cc', 'cv', 'gear', 'drive', 'doors', 'colour', 'km', 'year'],
    essentials: ['price', 'warranty', 'cv', 'km'],
    mainFacts: ['price', 'warranty', 'cv', 'gear', 'km'],
    lastFacts: ['price', 'warranty', 'cc', 'cv', 'gear', 'drive', 'doors', 'colour', 'km'],
  };
  return (name, told, random) => {
    const listed = lists[name];
    if (listed)
      return tellList(
        'el',
        listed.filter((fact) => nouns[fact]),
        nouns,
        told,
        random,
      );
    const list = /^(\w*):(.+)$/.exec(name);
    if (list) return tellList(list[1] ?? '', (list[2] ?? '').split('+'), nouns, told, random);
    return slots[name]?.(told, random);
  };
}
