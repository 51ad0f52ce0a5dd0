import type { Note } from '../brief/notes/note.ts';
import type { Voice } from './languages/voice.ts';

/**
 * Returns whether a language has words of its own for a note. A sentence that the seller has written out in that language
 * stands as it is, but where it names one piece of equipment and our words hold all of the seller's.
 */
export const saysNote =
  (voice: Pick<Voice, 'language' | 'factsOf' | 'name'>) =>
  (note: Note): boolean =>
    voice.factsOf(note).length > 0 &&
    (!note.sentence.isWrittenOut ||
      note.language !== voice.language ||
      (note.kind === 'equipment' &&
        note.meanings.length === 1 &&
        keepsWords(note.text, voice.name(note) ?? '')));

/** Whether the words that are said hold those that were typed, in their order. */
function keepsWords(typed: string, said: string): boolean {
  const told = stemsOf(said);
  let from = 0;
  return stemsOf(typed).every((stem) => {
    const at = told.indexOf(stem, from);
    from = at + 1;
    return at >= 0;
  });
}

/** The beginnings of the words that carry meaning. */
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => (word.length > 3 || /\d/u.test(word)) && !empty.test(word))
    .map((word) => word.slice(0, 5));

/** Auxiliary verbs, prepositions and names of the car itself. */
const empty =
  /^(?:stat[oaie]|sono|hanno|auto|vettura|macchina|veicolo|have|been|with|this|haben|sind|fahrzeug|wagen|avec|sont|voiture|tiene|está|están|coche|vehículo|dell[ao]?|degli|delle|nell[ao]?|alla|alle|sull[ao]?)$/u;
