import type { SetAside } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { expandForeign } from './expand-foreign.ts';
import { findLanguage, languageOfItem } from './find-language.ts';
import { joinDamage } from './join-damage.ts';
import { joinForeignDamage } from './join-foreign-damage.ts';
import { ordinary } from './lexicon/denials.ts';
import { isUnfit } from './lexicon/history.ts';
import { isUnfitAbroad } from './lexicon/unfit-abroad.ts';
import type { Note } from './note.ts';
import { readForeignNote } from './read-foreign-note.ts';
import { readNote } from './read-note.ts';
import { removeDenials } from './remove-denials.ts';
import { setAside } from './set-aside.ts';
import { speechStart } from './speaks-to-reader.ts';
import { splitNotes } from './split-notes.ts';
import { statesDamage } from './states-damage.ts';

/** The most things of the notes that one text repeats; damage comes on top. */
const mostNotes = 18;

/** The seller's notes, gone through once. */
interface Reading {
  notes: readonly Note[];
  /** Items about the car that no text repeats, as typed. */
  unclear: readonly string[];
  aside: readonly SetAside[];
}

/**
 * The things worth saying in the seller's notes, in their order, in whichever of the five languages they
 * were written; damage is never left out.
 */
export const readNotes = (notes: string): readonly Note[] => readOnce(notes).notes;

/** Returns the items that no text repeats: those without words for a sentence, orders, contacts. */
export const readUnsaid = (notes: string): Omit<Reading, 'notes'> => readOnce(notes);

function readOnce(notes: string): Reading {
  const before = remembered.get(notes);
  if (before) return before;
  const read = readAnew(notes);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(notes, read);
  return read;
}

/** One text is worded many times over: its notes are read once. */
const remembered = new Map<string, Reading>();
const mostRemembered = 50;

function readAnew(notes: string): Reading {
  const { about, aside } = setAside(notes);
  const { found, unclear } = readSentences(about);
  const honest = isDamaged(found) ? removeDenials(withoutRepeats(found)) : withoutRepeats(found);
  const chosen = honest
    .map((note, order) => ({ note, order, worth: worthOf(note) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .slice(0, Math.max(mostNotes, honest.filter(mustBeSaid).length))
    .sort((a, b) => a.order - b.order);
  return { notes: chosen.map(({ note }) => note), unclear, aside };
}

/** "1. Hand": the stop ends no sentence. */
const ordinal = /(?<!\d)([1-4])\. ?(?=(?:Hand|Besitz))/gu;

function readSentences(text: string): { found: Note[]; unclear: string[] } {
  const typed = text.replace(ordinal, '$1 ');
  const italian = splitNotes(expandAbbreviations(typed));
  const main = findLanguage(italian.flat());
  const sentences = main === 'it' ? italian : splitNotes(expandForeign(typed));
  const unclear = new Set<string>();
  const found = sentences.flatMap((sentence) =>
    runsOf(sentence, main).flatMap(({ language, items }) =>
      (language === 'it' ? joinDamage(items) : joinForeignDamage(items, language)).flatMap((item) => {
        const note = language === 'it' ? readNote(item) : readForeignNote(item, language);
        if (note && !isTalk(note)) return note;
        if (isWorthNaming(item)) unclear.add(item);
        return [];
      }),
    ),
  );
  return { found, unclear: [...unclear] };
}

/** Words to a reader that nobody understands as a thing: in a list of equipment they would break the text. */
const isTalk = ({ text, kind, meanings }: Note) =>
  meanings.length === 0 && !['damage', 'state'].includes(kind) && speechStart(text) >= 0;

/** Slogans and void clauses go without a word; whatever may be a fact is told to the seller. */
const isWorthNaming = (item: string) =>
  /\p{L}{3}/u.test(item) && (statesDamage(item) || !(isUnfit(item) || isUnfitAbroad(item)));

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
