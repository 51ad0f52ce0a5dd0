import { capitalise } from '#domain/shared/capitalise.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { readCar } from '../../brief/car/read-car.ts';
import { hasVerb } from '../../brief/notes/has-verb.ts';
import type { Note } from '../../brief/notes/note.ts';
import { type FactListId, type FactSheet, factLists } from '../../fact-sheet.ts';
import { loadVoice } from '../languages/load-voice.ts';
import type { Voice } from '../languages/voice.ts';
import { sortForVoice } from '../sort-for-voice.ts';
import { quote } from '../text/tell-own-words.ts';
import { sayVehicle } from './say-vehicle.ts';

/**
 * Returns what a brief states as lists in a language: each understood note by its name, a thing in the seller's own
 * words as he typed it, a damage or condition of sale in another language quoted. Whole sentences of his are left to the
 * text, unless a buyer must know of them. Later years than the one after `thisYear` are not believed.
 */
export async function listFacts(brief: Brief, language: Language, thisYear: number): Promise<FactSheet> {
  const voice = await loadVoice(language);
  const car = readCar({ ...brief, price: undefined }, thisYear);
  const { told, own } = sortForVoice(car.notes, voice);
  const items = [
    ...told.map((note) => ({ list: listOf[note.kind], text: nameThing(note, voice) })),
    ...own
      .filter(({ isSentence, kind }) => !isSentence || mayNotBeMissing(kind))
      .map((words) => ({
        list: voice.isEquipment?.(words) ? 'equipment' : listOf[words.kind],
        text: words.isQuoted ? quote([words.text], language) : words.text,
      })),
  ].map(({ list, text }) => ({ list, text: voice.polish(capitalise(text), car) }));
  const lists = factLists.map((id) => ({
    id,
    heading: voice.plain.headings[id],
    items: [...new Set(items.filter(({ list }) => list === id).map(({ text }) => text))],
  }));
  return { data: sayVehicle(car, voice), lists: lists.filter((list) => list.items.length > 0) };
}

/** Of history and equipment the seller's "unico proprietario" rather than "ha avuto un unico proprietario". */
function nameThing(note: Note, { name, language }: Voice): string {
  const named = name(note) ?? note.text;
  const isThing = note.kind === 'history' || note.kind === 'equipment';
  return isThing && hasVerb(named, language) && note.language === language && !hasVerb(note.text, language)
    ? note.text
    : named;
}

const mayNotBeMissing = (kind: Note['kind']) => listOf[kind] === 'damage' || listOf[kind] === 'deal';

const listOf: Record<Note['kind'], FactListId> = {
  equipment: 'equipment',
  history: 'history',
  other: 'history',
  damage: 'damage',
  state: 'damage',
  deal: 'deal',
};
