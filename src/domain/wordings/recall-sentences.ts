import type { Language } from '#domain/shared/languages.ts';
import type { ReadBack } from '../copywriting/writer/read-back/read-notes-back.ts';
import type { Wording, WordingStore } from './wording.ts';
import { wordingKey } from './wording-key.ts';

/** A stretch of the notes, what a text makes of it, and what the seller has said for it before. */
export interface RecalledReading extends ReadBack {
  key: string;
  remembered?: Wording;
}

/** Returns the readings of notes, each with the wording that its owner has for the same words in this language. */
export async function recallSentences(
  { wordings }: { wordings: Pick<WordingStore, 'findByKeys'> },
  of: { ownerId: string; language: Language },
  readings: readonly ReadBack[],
): Promise<RecalledReading[]> {
  const keyed = readings.map((reading) => ({ ...reading, key: wordingKey(reading.typed) }));
  if (keyed.length === 0) return [];
  const known = await wordings.findByKeys(
    of,
    keyed.map(({ key }) => key),
  );
  return keyed.map((reading) => {
    const remembered = known.get(reading.key);
    return { ...reading, ...(remembered && { remembered }) };
  });
}
