import type { Language } from '#domain/shared/languages.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { expandForeign } from './expand-foreign.ts';
import { findLanguage, languageOfItem } from './find-language.ts';
import { joinDamage } from './join-damage.ts';
import { joinForeignDamage } from './join-foreign-damage.ts';
import { ordinary } from './lexicon/denials.ts';
import type { Note } from './note.ts';
import { readForeignNote } from './read-foreign-note.ts';
import { readNote } from './read-note.ts';
import { removeContacts } from './remove-contacts.ts';
import { removeDenials } from './remove-denials.ts';
import { removeMarkup } from './remove-markup.ts';
import { splitNotes } from './split-notes.ts';

/** The most things of the notes that one text repeats; damage comes on top. */
const mostNotes = 18;

/**
 * The things worth saying in the seller's notes, in his order, in whichever of the five languages he
 * wrote them; damage is never left out.
 */
export function readNotes(notes: string): readonly Note[] {
  const before = remembered.get(notes);
  if (before) return before;
  const read = readAnew(notes);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(notes, read);
  return read;
}

/** One text is worded many times over: its notes are read once. */
const remembered = new Map<string, readonly Note[]>();
const mostRemembered = 50;

function readAnew(notes: string): Note[] {
  const found = readSentences(removeMarkup(removeContacts(notes)));
  const honest = isDamaged(found) ? removeDenials(withoutRepeats(found)) : withoutRepeats(found);
  const chosen = honest
    .map((note, order) => ({ note, order, worth: worthOf(note) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .slice(0, Math.max(mostNotes, honest.filter(mustBeSaid).length))
    .sort((a, b) => a.order - b.order);
  return chosen.map(({ note }) => note);
}

/** "1. Hand": the stop ends no sentence. */
const ordinal = /(?<!\d)([1-4])\. ?(?=(?:Hand|Besitz))/gu;

function readSentences(text: string): Note[] {
  const typed = text.replace(ordinal, '$1 ');
  const italian = splitNotes(expandAbbreviations(typed));
  const main = findLanguage(italian.flat());
  const sentences = main === 'it' ? italian : splitNotes(expandForeign(typed));
  return sentences.flatMap((sentence) =>
    runsOf(sentence, main).flatMap(({ language, items }) =>
      language === 'it'
        ? joinDamage(items).flatMap((item) => readNote(item) ?? [])
        : joinForeignDamage(items, language).flatMap((item) => readForeignNote(item, language) ?? []),
    ),
  );
}

/** A sentence cut where its language changes. */
function runsOf(items: readonly string[], main: Language) {
  const runs: { language: Language; items: string[] }[] = [];
  for (const item of items) {
    const language = languageOfItem(item, main);
    const last = runs.at(-1);
    if (last?.language === language) last.items.push(item);
    else runs.push({ language, items: [item] });
  }
  return runs;
}

const isDamaged = (notes: readonly Note[]) => notes.some((note) => note.kind === 'damage');

const mustBeSaid = ({ kind }: Note) => kind === 'damage' || kind === 'state';

function worthOf(note: Note): number {
  if (mustBeSaid(note)) return 3;
  if (note.kind !== 'equipment') return 2;
  if (note.meanings.length > 0 && note.meanings.every(({ term }) => ordinary.has(term))) return 0;
  return isOrdinary.test(note.text) ? 0 : 1;
}

/** The same for Italian notes that are not understood in full. */
const isOrdinary =
  /^(?:abs|esp|asr|airbag|servosterzo|alzacristalli|vetri elettrici|chiusura centralizzata|presa|bluetooth|start|fendinebbia|specchietti elettrici|tappetini|hill|kit di|radio|autoradio)(?!\p{L})/iu;

function withoutRepeats(notes: readonly Note[]): Note[] {
  const seen = new Set<string>();
  return notes.filter((note) => {
    const key = note.text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
