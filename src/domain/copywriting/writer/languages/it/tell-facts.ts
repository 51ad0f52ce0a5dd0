import type { Car } from '../../../brief/car/car.ts';
import type { FillSlot } from '../../text/fill-template.ts';
import { missingSlot } from '../missing-slot.ts';
import type { Slots } from '../slots.ts';
import { tellArgument } from './argument/tell-argument.ts';
import { factNouns } from './fact-nouns.ts';
import { listOf } from './grammar/lists.ts';
import { aimSlots } from './lexicon/aims-lexicon.ts';
import { genderOf } from './lexicon/gender-lexicon.ts';
import { tellList } from './tell-list.ts';
import { nameSlots } from './tell-names.ts';
import { tellNotes } from './tell-notes.ts';
import { vehicleSlots } from './tell-vehicle.ts';

/**
 * The Italian words for the facts of a car. `{price}` says a fact once; `{al:gear+drive}` lists
 * what is still untold of several facts, each with preposition and article; `{=visit}` says nothing
 * and can be filled once a text, so that of several phrases about one thing only one is taken.
 */
export function tellFacts(car: Car): FillSlot {
  const gender = genderOf(car.model, car.body);
  const nouns = factNouns(car);
  const slots: Slots = {
    missing: missingSlot(
      car,
      { year: 'anno', mileage: 'chilometraggio', notes: 'dotazione', price: 'prezzo' },
      listOf,
    ),
    ...nameSlots(car, gender),
    ...vehicleSlots(car, gender),
    ...tellNotes(car, gender),
    ...tellArgument(car, gender),
    ...aimSlots(car),
  };
  const lists: Record<string, readonly string[]> = {
    rest: ['fuel', 'cc', 'cv', 'gear', 'drive', 'doors', 'colour', 'km', 'year'],
    lastFacts: ['price', 'warranty', 'cc', 'cv', 'gear', 'drive', 'doors', 'colour', 'km'],
  };
  return (name, told, random) => {
    const listed = lists[name];
    if (listed) return tellList('il', listed, nouns, told, random);
    if (name.startsWith('=')) return told.has(name) ? undefined : { text: '', facts: [name] };
    const list = /^(\w*):(.+)$/.exec(name);
    if (list) return tellList(list[1] ?? '', (list[2] ?? '').split('+'), nouns, told, random);
    return slots[name]?.(told, random);
  };
}
