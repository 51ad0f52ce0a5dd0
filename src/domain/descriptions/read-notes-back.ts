import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import type { Copywriter } from '../copywriting/copy.ts';
import { loadVoice } from '../copywriting/writer/languages/load-voice.ts';
import { type ReadBack, readNotesBack as readBack } from '../copywriting/writer/read-back/read-notes-back.ts';
import type { Brief } from '../vehicles/brief.ts';
import { noTargeting, type TargetingField } from '../vehicles/targeting.ts';

/** About as often as a seller pauses while typing. */
const perMinute = { most: 40, milliseconds: 60_000 };
/** Longer notes are a page that was pasted in: they are read when a text is written. */
const longest = 3000;

/**
 * Returns a car's notes stretch by stretch, each with what the built-in writer makes of it in a language; none where a
 * language model writes, which reads them otherwise, and of notes beyond 3,000 characters. Nothing is stored. Throws
 * `too-many-requests` from the 41st time within a minute on.
 */
export async function readNotesBack(
  deps: TurnDeps & { copywriter: Pick<Copywriter, 'engine'>; offlineWriter: Pick<Copywriter, 'engine'> },
  user: Pick<User, 'id'>,
  { car, language }: { car: Omit<Brief, TargetingField>; language: Language },
): Promise<ReadBack[]> {
  await takeTurn(deps, `read-back:${user.id}`, perMinute, tooOften);
  const { copywriter, offlineWriter } = deps;
  if (copywriter.engine.name !== offlineWriter.engine.name || (car.notes ?? '').length > longest) return [];
  return readBack({ ...car, ...noTargeting }, await loadVoice(language), deps.now().getFullYear());
}

const tooOften: Localised = {
  it: 'Troppe letture delle note in un minuto. Aspetta un momento e continua.',
  en: 'The notes have been read too often within a minute. Wait a moment and go on.',
  de: 'Die Notizen wurden in einer Minute zu oft gelesen. Warten Sie einen Moment und machen Sie dann weiter.',
  fr: 'Les notes ont été lues trop souvent en une minute. Patientez un instant, puis continuez.',
  es: 'Las notas se han leído demasiadas veces en un minuto. Espera un momento y continúa.',
};
