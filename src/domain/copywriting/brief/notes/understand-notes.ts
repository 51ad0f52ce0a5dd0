import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { LeftOut } from '../../copy.ts';
import { isEmptyTalk, promisesWarranty, repeatsForm } from './compare-with-form.ts';
import { expandAbbreviations, joinShortForms, spellTypos } from './expand-abbreviations.ts';
import { expandForeign } from './expand-foreign.ts';
import { findLanguage } from './find-language.ts';
import { isDenial, tellsOfCrash } from './is-denial.ts';
import { isScribble, isUnfit } from './is-unfit.ts';
import { isPrinted } from './is-written-out.ts';
import type { Note } from './note.ts';
import { readSentence } from './read-sentence.ts';
import { separateName } from './separate-name.ts';
import { setAside } from './set-aside.ts';
import { spellSlips } from './spell-slips.ts';
import { splitNotes, tidy } from './split-notes.ts';

/** The seller's notes gone through once: every item is among the `notes` or, with the reason, among the `aside`. */
export interface UnderstoodNotes {
  notes: readonly Note[];
  aside: readonly LeftOut[];
}

/** Returns what the notes of a brief say, item by item, in whichever of the five languages they were written. */
export function understandNotes(brief: Brief): UnderstoodNotes {
  const key = `${brief.make} ${brief.model} ${brief.power} ${brief.condition} ${brief.warranty} ${brief.notes}`;
  const before = remembered.get(key);
  if (before) return before;
  const read = readAnew(brief);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, read);
  return read;
}

/** Returns what a piece of notes says, item by item, without asking whether it fits the rest of a brief. */
export const readNotes = (notes: string): readonly Note[] => readSentences(spellTypos(setAside(notes).about));

/** One brief is worded many times over: its notes are read once. */
const remembered = new Map<string, UnderstoodNotes>();
const mostRemembered = 50;

function readAnew(brief: Brief): UnderstoodNotes {
  const { about, aside } = setAside(brief.notes ?? '');
  const found = readSentences(separateName(spellTypos(about), brief));
  const isDamaged = brief.condition === 'Semicollisione' || found.some(({ kind }) => kind === 'damage');
  const hasCrashed = brief.condition === 'Semicollisione' || found.some(tellsOfCrash);
  const kept: Note[] = [];
  const left: LeftOut[] = [...aside];
  const seen = new Set<string>();
  for (const note of found) {
    const key = note.text.toLowerCase();
    if (seen.has(key) || repeatsForm(note, brief)) continue;
    seen.add(key);
    if (isEmptyTalk(note) || (note.meanings.length === 0 && isUnfit(note)))
      left.push({ note: note.text, reason: isScribble(note.text) ? 'no-words' : 'slogan' });
    else if ((isDamaged && isDenial(note, hasCrashed)) || promisesWarranty(note, brief))
      left.push({ note: note.text, reason: 'contradiction' });
    else kept.push(note);
  }
  return { notes: kept, aside: left };
}

/** "1. Hand": the stop ends no sentence. */
const ordinal = /(?<!\d)([1-4])\. ?(?=(?:Hand|Besitz))/gu;

/** Shorthand is written out line by line, but for lines of sentences that could be printed as they stand. */
const unlessPrinted = (text: string, language: Language, expand: (line: string) => string) =>
  text
    .split('\n')
    .map((line) => (isPrinted(line, language) ? line : expand(line)))
    .join('\n');

function readSentences(text: string): Note[] {
  const typed = text.replace(ordinal, '$1 ');
  const italian = splitNotes(unlessPrinted(typed, 'it', expandAbbreviations));
  const main = findLanguage(italian.flatMap(({ items }) => items.map(tidy)));
  const expand =
    main === 'it' ? (line: string) => joinShortForms(expandAbbreviations(spellSlips(line))) : expandForeign;
  const sentences = splitNotes(unlessPrinted(typed, main, expand));
  const notes: Note[] = [];
  for (const sentence of sentences) notes.push(...readSentence(sentence, main, notes.length));
  return notes;
}
