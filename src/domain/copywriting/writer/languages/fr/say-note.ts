import type { Note } from '../../../brief/notes/note.ts';
import { type SaidMeaning, sayMeaning } from './say-meaning.ts';

/** What one note says in French, thing by thing. */
export interface SaidNote {
  things: readonly SaidMeaning[];
  /** Repeated as the seller typed it: it fits a list without articles only. */
  isTyped: boolean;
}

/** Whether a date in the notes is an end and not a beginning, in any of the five languages. */
const lasting = /(?:fino|scad|valid|until|till|expir|(?<!\p{L})bis(?!\p{L})|gültig|hasta|jusqu|valab)/iu;

/** Between French notes an Italian one may pass for French. */
const italian = /(?<!\p{L})(?:che|di|del|della|degli|delle|con|senza|da|gli)(?!\p{L})/iu;

/** A note in French: as typed when it is French, else by what it means; undefined without words for all of it. */
export function sayNote(note: Note): SaidNote | undefined {
  if (note.language === 'fr') {
    if (italian.test(note.text)) return undefined;
    const text = note.text.replaceAll('@', '');
    return { things: [{ text, noun: undefined, listed: text }], isTyped: true };
  }
  const things = sayMeanings(note);
  return things && { things, isTyped: false };
}

/** What a note means, thing by thing; undefined when not all of it can be said. */
export function sayMeanings(note: Note): readonly SaidMeaning[] | undefined {
  const hint = {
    isLasting: lasting.test(note.text),
    isPlural: note.meanings.length === 1 ? note.noun?.plural : undefined,
    typed: note.text,
  };
  const things = note.meanings.map((meaning) => sayMeaning(meaning, hint));
  if (things.length === 0 || things.some((thing) => thing === undefined)) return undefined;
  return things as SaidMeaning[];
}
