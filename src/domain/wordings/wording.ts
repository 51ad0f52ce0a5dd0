import type { Language } from '#domain/shared/languages.ts';

/** How a seller says words of their notes in texts of a language. */
export interface Wording {
  id: string;
  language: Language;
  /** As it last stood in the notes. */
  typed: string;
  sentence: string;
  usedAt: Date;
}

export interface WordingStore {
  /** The owner's, the last used first. */
  find(ownerId: string): Promise<Wording[]>;
  /** Those of a language under these keys. */
  findByKeys(
    of: { ownerId: string; language: Language },
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, Wording>>;
  /** Adds wordings or replaces those with the same key and language; of more than `most` the last used stay. */
  save(ownerId: string, wordings: readonly (Wording & { key: string })[], most: number): Promise<void>;
  /** Notes that these were used, to the hour. */
  use(ids: readonly string[], at: Date): Promise<void>;
  /** Gives a wording another sentence; false when the owner has no such wording. */
  change(ownerId: string, id: string, sentence: string): Promise<boolean>;
  /** Deletes one; false when the owner has no such wording. */
  delete(ownerId: string, id: string): Promise<boolean>;
  deleteAll(ownerId: string): Promise<void>;
}

/** Wordings of one owner. */
export const mostWordings = 500;
