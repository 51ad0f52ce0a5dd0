import type { Language } from '#domain/shared/languages.ts';
import type { Copy, CopyStyle, Making } from '../copywriting/copy.ts';
import type { Brief } from '../vehicles/brief.ts';

/** A vehicle's texts as they are now, with everything they were made from. */
export interface Description {
  id: string;
  userId: string;
  brief: Brief;
  copy: Copy;
  language: Language;
  seed: number;
  /** How each style was made. */
  making: Partial<Record<CopyStyle, Making>>;
  /** The texts saved in other languages. */
  translations: Partial<Record<Language, Copy>>;
  /** Sentences that stay word for word, whatever is written anew. */
  locked: readonly string[];
  createdAt: Date;
}

/** Where a page of a list goes on: after the description made then and called so. */
export interface DescriptionCursor {
  createdAt: Date;
  id: string;
}

export interface DescriptionQuery {
  userId: string;
  /** Part of make, model or year, in any case; empty finds all. */
  search: string;
  limit: number;
  after?: DescriptionCursor | undefined;
}

export interface DescriptionStore {
  /** Stores a description and settles its usage reservation, both or neither. */
  create(description: Description, reservationId: string): Promise<void>;
  /** Newest first. */
  find(query: DescriptionQuery): Promise<Description[]>;
  /** False when this user has no such description. */
  delete(userId: string, id: string): Promise<boolean>;
}
