import type { Car } from '../../../brief/car/car.ts';
import type { Random } from '../../seeded-random.ts';
import type { Filling, FillSlot, ToldFacts } from '../../text/fill-template.ts';
import { missingSlot } from '../missing-slot.ts';
import type { Say, Slots } from '../slots.ts';
import { tellArgument } from './argument/tell-argument.ts';
import { listOf } from './grammar/lists.ts';
import { aimSlots } from './lexicon/aims-lexicon.ts';
import { colours } from './lexicon/vehicle-lexicon.ts';
import { nameSlots } from './tell-names.ts';
import { tellNotes } from './tell-notes.ts';
import { tellNounPhrase } from './tell-noun-phrase.ts';
import { vehicleSlots } from './tell-vehicle.ts';

/**
 * The English words for the facts of a car. `{price}` says a fact once; `{a:colour+door+body}` puts
 * what is untold before a noun; `{list:gear+drive}` lists it as things; `{!condition}` means that
 * the phrase around it says the fact in its own words.
 */
export function tellFacts(car: Car): FillSlot {
  const slots: Slots = {
    missing: missingSlot(
      car,
      { year: 'the year', mileage: 'the mileage', notes: 'the equipment', price: 'the price' },
      listOf,
    ),
    ...nameSlots(car),
    ...vehicleSlots(car),
    ...tellNotes(car),
    ...aimSlots(car),
    ...tellArgument(car),
  };
  const things = { ...slots, ...thingSlots(car, slots) };
  return (name, told, random) => {
    const listed = lists[name] ?? /^list:(.+)$/.exec(name)?.[1]?.split('+');
    if (listed) return tellList(listed, things, told, random);
    const [, article, parts] = /^(a|the|this|):(.+)$/.exec(name) ?? [];
    if (parts) return tellNounPhrase(article ?? '', parts.split('+'), car, told, random);
    return slots[name]?.(told, random);
  };
}

const lists: Record<string, readonly string[]> = {
  rest: ['afuel', 'hp', 'agear', 'otherdrive', 'paint', 'clock'],
  lastFacts: ['asking', 'awarranty', 'hp', 'agear', 'otherdrive', 'paint', 'clock'],
};

/** Facts that need a noun of their own to stand in a list. */
function thingSlots(car: Car, slots: Slots): Slots {
  const reworded =
    (name: string, reword: (text: string, random: Random) => string): Say =>
    (told, random) => {
      const said = slots[name]?.(told, random);
      return said && { ...said, text: reword(said.text, random) };
    };
  return {
    afuel: (told, random) => tellNounPhrase('a', ['fuel', 'engine'], car, told, random),
    apower: (told, random) => tellNounPhrase('a', ['hp', 'fuel', 'engine'], car, told, random),
    paint: reworded('colour', () => `${car.color ? colours[car.color] : ''} paintwork`),
    clock: reworded(
      'km',
      (km, random) => `${km} ${random.pick(['on the clock', 'behind it', 'to its name'])}`,
    ),
    asking: reworded('price', (price) => `an asking price of ${price}`),
  };
}

function tellList(
  names: readonly string[],
  things: Slots,
  told: ToldFacts,
  random: Random,
): Filling | undefined {
  const found = names.flatMap((name) => things[name]?.(told, random) ?? []);
  if (found.length === 0) return undefined;
  return { text: listOf(found.map(({ text }) => text)), facts: found.flatMap(({ facts }) => facts) };
}
