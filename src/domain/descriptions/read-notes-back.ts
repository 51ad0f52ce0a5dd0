import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import type { ReadBack } from '../copywriting/writer/read-back/read-notes-back.ts';
import type { Brief } from '../vehicles/brief.ts';
import type { TargetingField } from '../vehicles/targeting.ts';
import { recallSentences } from '../wordings/recall-sentences.ts';
import type { WordingStore } from '../wordings/wording.ts';
import { type ReadNotesDeps, readNotes } from './read-notes.ts';

/** About as often as a seller pauses while typing. */
const perMinute = { most: 40, milliseconds: 60_000 };

/** A stretch of the notes, and the sentence proposed for it, which may be the one the seller gave the same words before. */
export interface RememberedReadBack extends ReadBack {
  isRemembered: boolean;
}

/**
 * Returns a car's notes as `readNotes` does, with the owner's remembered sentences as the proposals for the same words.
 * Nothing is stored. Throws `too-many-requests` from the 41st time within a minute on.
 */
export async function readNotesBack(
  deps: TurnDeps & ReadNotesDeps & { wordings: Pick<WordingStore, 'findByKeys'> },
  { id, ownerId }: Pick<User, 'id' | 'ownerId'>,
  { car, language }: { car: Omit<Brief, TargetingField>; language: Language },
): Promise<RememberedReadBack[]> {
  await takeTurn(deps, `read-back:${id}`, perMinute, tooOften);
  const readings = await readNotes(deps, { car, language });
  const recalled = await recallSentences(deps, { ownerId, language }, readings);
  return recalled.map(({ key: _, remembered, ...reading }) => ({
    ...{ ...reading, isRemembered: remembered !== undefined },
    ...(remembered && { proposed: remembered.sentence }),
  }));
}

const tooOften: Localised = {
  it: 'Troppe letture delle note in un minuto. Aspetta un momento e continua.',
  en: 'The notes have been read too often within a minute. Wait a moment and go on.',
  de: 'Die Notizen wurden in einer Minute zu oft gelesen. Warten Sie einen Moment und machen Sie dann weiter.',
  fr: 'Les notes ont été lues trop souvent en une minute. Patientez un instant, puis continuez.',
  es: 'Las notas se han leído demasiadas veces en un minuto. Espera un momento y continúa.',
};
