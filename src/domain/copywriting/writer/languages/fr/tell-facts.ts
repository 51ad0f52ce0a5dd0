import type { Car } from '../../../brief/car/car.ts';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import type { Filling, FillSlot, ToldFacts } from '../../text/fill-template.ts';
import { missingSlot } from '../missing-slot.ts';
import { once, type Slots } from '../slots.ts';
import { tellArgument } from './argument/tell-argument.ts';
import { listOf } from './grammar/lists.ts';
import { measure } from './grammar/numbers.ts';
import { aimSlots } from './lexicon/aims-lexicon.ts';
import { genderOf } from './lexicon/gender-lexicon.ts';
import { nameSlots } from './tell-names.ts';
import { tellNotes } from './tell-notes.ts';
import { vehicleSlots } from './tell-vehicle.ts';

/** The French words for the facts of a car; `{price}` says a fact once, `{!condition}` silently. */
export function tellFacts(car: Car): FillSlot {
  const gender = genderOf(car.model, car.body);
  const slots: Slots = {
    missing: missingSlot(
      car,
      { year: 'l’année', mileage: 'le kilométrage', notes: 'l’équipement', price: 'le prix' },
      listOf,
    ),
    ...nameSlots(car, gender),
    ...vehicleSlots(car, gender),
    ...tellNotes(car, gender),
    price: taxedPrice(car),
    ...tellArgument(car, gender),
    ...aimSlots(car),
  };
  const lists: Record<string, readonly string[]> = {
    rest: ['engine', 'cylinders', 'output', 'lagear', 'ladrive', 'entries', 'colour', 'counter', 'date'],
    mainRest: ['engine', 'output', 'lagear', 'colour', 'counter'],
    mainLast: ['cost', 'thewarranty', 'output', 'lagear', 'colour', 'counter'],
    lastFacts: ['cost', 'thewarranty', 'output', 'lagear', 'ladrive', 'entries', 'colour', 'counter'],
  };
  const fill: FillSlot = (name, told, random) => {
    const listed = lists[name];
    if (listed) return listFacts(listed, told, (item, seen) => factItem(item, fill, seen, random));
    return slots[name]?.(told, random);
  };
  return fill;
}

/** "17 900 € HT": where the notes say what tax the price holds, the price says it. */
function taxedPrice({ price, notes }: Car): Slots[string] {
  const plain = once('price', price === undefined ? undefined : measure(price, '€'));
  const taxes = notes.flatMap(({ id, meanings }) =>
    meanings.flatMap((meaning, part) => {
      const mark = isBare(meaning) ? taxMarks[meaning.term] : undefined;
      return mark ? [{ mark, fact: `note ${id}.${part}` }] : [];
    }),
  );
  return (told, random) => {
    const said = plain(told, random);
    const [tax] = taxes;
    if (!said || !tax || told.has(tax.fact)) return said;
    return { text: `${said.text} ${tax.mark}`, facts: [...said.facts, tax.fact] };
  };
}

const taxMarks: Partial<Record<Term, string>> = { vatExcluded: 'HT', vatIncluded: 'TTC' };

const isBare = ({ modifiers, figure, places }: Meaning) =>
  modifiers.length === 0 && places.length === 0 && figure === undefined;

/** How a fact stands in a list of what is left. */
const items: Record<string, readonly [slot: string, before: string, after: string]> = {
  engine: ['theengine', '', ''],
  cylinders: ['cc', 'une cylindrée de ', ''],
  output: ['ch', 'une puissance de ', ''],
  entries: ['doors', '', ''],
  colour: ['colf', 'une carrosserie ', ''],
  counter: ['km', 'un kilométrage de ', ''],
  date: ['year', 'une mise en circulation en ', ''],
  cost: ['price', 'le prix de ', ''],
};

function factItem(
  name: string,
  fill: FillSlot,
  told: ToldFacts,
  random: Parameters<FillSlot>[2],
): Filling | undefined {
  const [slot, before, after] = items[name] ?? [name, '', ''];
  if (slot === 'theengine' && told.has('fuelType')) return undefined;
  const said = fill(slot, told, random);
  return said && { text: before + said.text + after, facts: said.facts };
}

function listFacts(
  names: readonly string[],
  told: ToldFacts,
  say: (name: string, told: ToldFacts) => Filling | undefined,
): Filling | undefined {
  const said = names.flatMap((name) => say(name, told) ?? []);
  if (said.length === 0) return undefined;
  return { text: listOf(said.map(({ text }) => text)), facts: said.flatMap(({ facts }) => facts) };
}
