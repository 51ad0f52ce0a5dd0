import { readCar } from '../brief/car/read-car.ts';
import { isTold } from '../brief/notes/is-told.ts';
import { mustBeSaid, type Note } from '../brief/notes/note.ts';
import { sortNotes } from '../brief/notes/sort-notes.ts';
import { understandNotes } from '../brief/notes/understand-notes.ts';
import type { CopyRequest, LeftOut } from '../copy.ts';
import type { Voice } from '../writer/languages/voice.ts';
import { tellPlainly } from '../writer/plain/write-plain-copy.ts';

/** Returns the notes that a text does not tell, of those that can be looked for in it. */
export function untoldNotes(
  text: string,
  { brief, language }: Pick<CopyRequest, 'brief' | 'language'>,
  { quality }: Pick<Voice, 'quality'>,
): Note[] {
  const isKnown = ({ meanings, language: typed }: Note) => meanings.length > 0 || typed === language;
  return understandNotes(brief).notes.filter((note) => isKnown(note) && !isTold(note, text, quality.terms));
}

/**
 * Returns a model's text with the damage and the conditions of sale that it does not tell as plain sentences at
 * its end, and the other notes that it does not tell. A note that nobody here understands, typed in another
 * language than the text's, cannot be looked for and counts as told.
 */
export function addUntold(
  text: string,
  { brief, language }: Pick<CopyRequest, 'brief' | 'language'>,
  voice: Voice,
  thisYear: number,
): { text: string; leftOut: LeftOut[] } {
  const { aside } = understandNotes(brief);
  const untold = untoldNotes(text, { brief, language }, voice);
  const isNeeded = (note: Note) => mustBeSaid(note) || note.kind === 'deal';
  const needed = sortNotes(untold.filter(isNeeded), language, (note) => voice.factsOf(note).length > 0);
  const car = readCar(brief, thisYear);
  const sentences = [...tellPlainly('damage', needed, voice), ...tellPlainly('deal', needed, voice)];
  const others = untold.filter((note) => !isNeeded(note));
  return {
    text: sentences.length > 0 ? `${text}\n\n${voice.polish(sentences.join(' '), car)}` : text,
    leftOut: [...aside, ...others.map(({ text: note }): LeftOut => ({ note, reason: 'no-room' }))],
  };
}
