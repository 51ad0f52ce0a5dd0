import type { Car } from '../../car/car.ts';
import type { Filling, FillSlot } from '../../text/fill-template.ts';
import type { Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import { aimSlots } from './lexicon/aims-lexicon.ts';
import { genderOf } from './lexicon/gender-lexicon.ts';
import { nameSlots } from './tell-names.ts';
import { tellNotes } from './tell-notes.ts';
import { vehicleSlots } from './tell-vehicle.ts';

/** The French words for the facts of a car; `{price}` says a fact once, `{!condition}` silently. */
export function tellFacts(car: Car): FillSlot {
  const gender = genderOf(car.model, car.body);
  const missing = missingFacts(car);
  const slots: Slots = {
    missing: (told) =>
      missing.length > 1 && !told.has('missing') ? { text: listOf(missing), facts: ['missing'] } : undefined,
    ...nameSlots(car, gender),
    ...vehicleSlots(car, gender),
    ...tellNotes(car, gender),
    ...aimSlots(car),
  };
  const lists: Record<string, readonly string[]> = {
    rest: ['engine', 'cylinders', 'output', 'lagear', 'ladrive', 'entries', 'colour', 'counter', 'date'],
    lastFacts: [
      'cost',
      'thewarranty',
      'cylinders',
      'output',
      'lagear',
      'ladrive',
      'entries',
      'colour',
      'counter',
    ],
  };
  const fill: FillSlot = (name, told, random) => {
    const listed = lists[name];
    if (listed) return listFacts(listed, told, (item, seen) => factItem(item, fill, seen, random));
    if (name.startsWith('!')) return tellSilently(name.slice(1), car, told);
    return slots[name]?.(told, random);
  };
  return fill;
}

/** How a fact stands in a list of what is left. */
const items: Record<string, readonly [slot: string, before: string, after: string]> = {
  engine: ['theengine', '', ''],
  cylinders: ['cc', 'une cylindrée de ', ''],
  output: ['ch', 'une puissance de ', ''],
  entries: ['doors', '', ''],
  colour: ['colf', 'la teinte ', ''],
  counter: ['km', 'un kilométrage de ', ''],
  date: ['year', 'une mise en circulation en ', ''],
  cost: ['price', 'le prix de ', ''],
};

function factItem(
  name: string,
  fill: FillSlot,
  told: ReadonlySet<string>,
  random: Parameters<FillSlot>[2],
): Filling | undefined {
  const [slot, before, after] = items[name] ?? [name, '', ''];
  if (slot === 'theengine' && told.has('fuelType')) return undefined;
  const said = fill(slot, told, random);
  return said && { text: before + said.text + after, facts: said.facts };
}

function listFacts(
  names: readonly string[],
  told: ReadonlySet<string>,
  say: (name: string, told: ReadonlySet<string>) => Filling | undefined,
): Filling | undefined {
  const said = names.flatMap((name) => say(name, told) ?? []);
  if (said.length === 0) return undefined;
  return { text: listOf(said.map(({ text }) => text)), facts: said.flatMap(({ facts }) => facts) };
}

/** What a buyer asks first and the brief does not say. */
function missingFacts(car: Car): string[] {
  const asked: [string, unknown][] = [
    ['l’année', car.year],
    ['le kilométrage', car.mileage],
    ['l’équipement', car.notes.length > 0 || undefined],
    ['le prix', car.price],
  ];
  return asked.flatMap(([name, value]) => (value === undefined ? [name] : [])).slice(0, 3);
}

/** `{!condition}`: the phrase around it says the fact in its own words. */
function tellSilently(fact: string, car: Car, told: ReadonlySet<string>): Filling | undefined {
  return car[fact as keyof Car] === undefined || told.has(fact) ? undefined : { text: '', facts: [fact] };
}
