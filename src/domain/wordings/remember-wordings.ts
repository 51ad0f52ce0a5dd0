import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import { mostWordings, type WordingStore } from './wording.ts';
import { wordingKey } from './wording-key.ts';

/**
 * Remembers how the seller says words of their notes in texts of a language; a later sentence for the same words replaces
 * an earlier one. Beyond 500 wordings those that were not used for longest are forgotten.
 */
export async function rememberWordings(
  { wordings, newId, now }: { wordings: Pick<WordingStore, 'save'>; newId: () => string; now: () => Date },
  { ownerId }: Pick<User, 'ownerId'>,
  { language, said }: { language: Language; said: readonly { typed: string; sentence: string }[] },
): Promise<void> {
  const usedAt = now();
  const byKey = new Map(
    said.map(({ typed, sentence }) => {
      const key = wordingKey(typed);
      return [key, { id: newId(), key, language, typed, sentence, usedAt }];
    }),
  );
  await wordings.save(ownerId, [...byKey.values()], mostWordings);
}
