import type { Language } from '#domain/shared/languages.ts';
import { type ReadNotesDeps, readNotes } from '../descriptions/read-notes.ts';
import type { CarBrief } from '../vehicles/brief.ts';
import { isUnsaid } from '../vehicles/notes/is-unsaid.ts';
import { maxNotesLength } from '../vehicles/notes/notes-length.ts';
import { rewordItem } from '../vehicles/notes/reword-item.ts';
import { recallSentences } from './recall-sentences.ts';
import type { WordingStore } from './wording.ts';

export interface SayRememberedDeps extends ReadNotesDeps {
  wordings: Pick<WordingStore, 'findByKeys' | 'use'>;
}

/**
 * Returns a car whose notes say in the owner's remembered sentences what a text of this language would only repeat as
 * typed. Notes that are not read back (`readNotes`) stay as they are.
 */
export async function sayRemembered(
  deps: SayRememberedDeps,
  of: { ownerId: string; language: Language },
  car: CarBrief,
): Promise<CarBrief> {
  const readings = await readNotes(deps, { car, language: of.language });
  const asked = await recallSentences(deps, of, readings.filter(isUnsaid));
  const known = asked.flatMap(({ typed, remembered }) => (remembered ? [{ ...remembered, typed }] : []));
  if (known.length === 0) return car;
  await deps.wordings.use(
    known.map(({ id }) => id),
    deps.now(),
  );
  const notes = known.reduce((said, { typed, sentence }) => {
    const next = rewordItem(said, typed, sentence);
    return next.length > maxNotesLength ? said : next;
  }, car.notes ?? '');
  return { ...car, notes };
}
