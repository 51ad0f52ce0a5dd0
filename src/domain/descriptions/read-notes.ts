import type { Language } from '#domain/shared/languages.ts';
import type { Copywriter } from '../copywriting/copy.ts';
import { loadVoice } from '../copywriting/writer/languages/load-voice.ts';
import { type ReadBack, readNotesBack } from '../copywriting/writer/read-back/read-notes-back.ts';
import type { CarBrief } from '../vehicles/brief.ts';
import { noTargeting, type TargetingField } from '../vehicles/targeting.ts';

export interface ReadNotesDeps {
  copywriter: Pick<Copywriter, 'engine'>;
  offlineWriter: Pick<Copywriter, 'engine'>;
  now(): Date;
}

/** Longer notes are a page that was pasted in: they are read when a text is written. */
const longest = 3000;

/**
 * Returns a car's notes stretch by stretch, each with what the built-in writer makes of it in a language; none where a
 * language model writes, which reads them otherwise, and of notes beyond 3,000 characters.
 */
export async function readNotes(
  { copywriter, offlineWriter, now }: ReadNotesDeps,
  { car: { details: _, ...car }, language }: { car: Omit<CarBrief, TargetingField>; language: Language },
): Promise<ReadBack[]> {
  const { notes = '' } = car;
  const isModel = copywriter.engine.name !== offlineWriter.engine.name;
  if (isModel || notes.trim() === '' || notes.length > longest) return [];
  return readNotesBack({ ...car, ...noTargeting }, await loadVoice(language), now().getFullYear());
}
