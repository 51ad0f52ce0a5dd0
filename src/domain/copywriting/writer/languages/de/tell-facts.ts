import type { Car } from '../../car/car.ts';
import type { Random } from '../../seeded-random.ts';
import type { Filling, FillSlot } from '../../text/fill-template.ts';
import type { Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import { aimSlots } from './tell-aims.ts';
import { bodySlots } from './tell-body.ts';
import { nameSlots } from './tell-names.ts';
import { tellNotes } from './tell-notes.ts';
import { vehicleSlots } from './tell-vehicle.ts';

/**
 * The German words for the facts of a car. `{price}` says a fact once; `{:gear+drive}` lists what is
 * still untold of several facts; `{!condition}` says nothing: the phrase around it does.
 */
export function tellFacts(car: Car): FillSlot {
  const missing = missingFacts(car);
  const slots: Slots = {
    missing: (told) =>
      missing.length > 1 && !told.has('missing') ? { text: listOf(missing), facts: ['missing'] } : undefined,
    ...nameSlots(car),
    ...vehicleSlots(car),
    ...bodySlots(car),
    ...tellNotes(car),
    ...aimSlots(car),
  };
  const lists: Record<string, readonly string[]> = {
    rest: ['engine', 'cc', 'ps', 'gear', 'drive', 'doors', 'lack', 'km'],
    lastFacts: ['price', 'warranty', 'cc', 'ps', 'gear', 'drive', 'doors', 'lack', 'km'],
  };
  return (name, told, random) => {
    if (name.startsWith('!')) return tellSilently(name.slice(1), car, told);
    const listed = lists[name] ?? (name.startsWith(':') ? name.slice(1).split('+') : undefined);
    return listed ? tellList(listed, slots, told, random) : slots[name]?.(told, random);
  };
}

function tellList(
  names: readonly string[],
  slots: Slots,
  told: ReadonlySet<string>,
  random: Random,
): Filling | undefined {
  const found = names
    .flatMap((name) => slots[name]?.(told, random) ?? [])
    .filter(({ facts }) => facts.length > 0);
  if (found.length === 0) return undefined;
  return { text: listOf(found.map(({ text }) => text)), facts: found.flatMap(({ facts }) => facts) };
}

/** What a buyer asks first and the brief does not say. */
function missingFacts(car: Car): string[] {
  const asked: [string, unknown][] = [
    ['Baujahr', car.year],
    ['Kilometerstand', car.mileage],
    ['Ausstattung', car.notes.length > 0 || undefined],
    ['Preis', car.price],
  ];
  return asked.flatMap(([name, value]) => (value === undefined ? [name] : [])).slice(0, 3);
}

/** `{!condition}`: the phrase around it says the fact in its own words. */
function tellSilently(fact: string, car: Car, told: ReadonlySet<string>): Filling | undefined {
  return car[fact as keyof Car] === undefined || told.has(fact) ? undefined : { text: '', facts: [fact] };
}
