import type { Car } from '../../../brief/car/car.ts';
import type { Random } from '../../seeded-random.ts';
import type { Filling, FillSlot, ToldFacts } from '../../text/fill-template.ts';
import { missingSlot } from '../missing-slot.ts';
import type { Slots } from '../slots.ts';
import { argumentSlots } from './argument/tell-argument.ts';
import { listOf } from './grammar/lists.ts';
import { aimSlots } from './tell-aims.ts';
import { bodySlots } from './tell-body.ts';
import { namedCar, nameSlots } from './tell-names.ts';
import { tellNotes } from './tell-notes.ts';
import { vehicleSlots } from './tell-vehicle.ts';

/**
 * The German words for the facts of a car. `{price}` says a fact once; `{:gear+drive}` lists what is
 * still untold of several facts; `{!condition}` says nothing: the phrase around it does.
 */
export function tellFacts(car: Car): FillSlot {
  const slots: Slots = {
    missing: missingSlot(
      car,
      { year: 'Baujahr', mileage: 'Kilometerstand', notes: 'Ausstattung', price: 'Preis' },
      listOf,
    ),
    ...nameSlots(car),
    ...vehicleSlots(car),
    ...bodySlots(car),
    ...tellNotes(car),
    ...aimSlots(car),
    ...argumentSlots(car, namedCar(car)),
  };
  const lists: Record<string, readonly string[]> = {
    rest: ['engine', 'ps', 'gear', 'drive', 'doors', 'lack'],
    lastFacts: ['price', 'warranty', 'ps', 'gear', 'drive', 'doors', 'lack', 'km'],
  };
  return (name, told, random) => {
    const listed = lists[name] ?? (name.startsWith(':') ? name.slice(1).split('+') : undefined);
    return listed ? tellList(listed, slots, told, random) : slots[name]?.(told, random);
  };
}

function tellList(
  names: readonly string[],
  slots: Slots,
  told: ToldFacts,
  random: Random,
): Filling | undefined {
  const found = names
    .flatMap((name) => slots[name]?.(told, random) ?? [])
    .filter(({ facts }) => facts.length > 0);
  if (found.length === 0) return undefined;
  return { text: listOf(found.map(({ text }) => text)), facts: found.flatMap(({ facts }) => facts) };
}
