import type { Car } from '../../car/car.ts';
import type { Filling, FillSlot } from '../../text/fill-template.ts';
import type { Slots } from '../slots.ts';
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
  const missing = missingFacts(car);
  const slots: Slots = {
    missing: (told) =>
      missing.length > 1 && !told.has('missing') ? { text: listOf(missing), facts: ['missing'] } : undefined,
    ...nameSlots(car),
    ...vehicleSlots(car),
    ...tellNotes(car),
    ...aimSlots(car),
  };
  const lists: Record<string, readonly string[]> = {
    rest: ['engine', 'cc', 'cv', 'gear', 'drive', 'doors', 'colour', 'km', 'year'],
    essentials: ['price', 'warranty', 'cv', 'km'],
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
    if (name.startsWith('!')) return tellSilently(name.slice(1), car, told);
    const list = /^(\w*):(.+)$/.exec(name);
    if (list) return tellList(list[1] ?? '', (list[2] ?? '').split('+'), nouns, told, random);
    return slots[name]?.(told, random);
  };
}

/** What a buyer asks first and the brief does not say. */
function missingFacts(car: Car): string[] {
  const asked: [string, unknown][] = [
    ['el año', car.year],
    ['el kilometraje', car.mileage],
    ['el equipamiento', car.notes.length > 0 || undefined],
    ['el precio', car.price],
  ];
  return asked.flatMap(([name, value]) => (value === undefined ? [name] : [])).slice(0, 3);
}

/** `{!condition}`: the phrase around it says the fact in its own words. */
function tellSilently(fact: string, car: Car, told: ReadonlySet<string>): Filling | undefined {
  return car[fact as keyof Car] === undefined || told.has(fact) ? undefined : { text: '', facts: [fact] };
}
