import type { Language } from '#domain/shared/languages.ts';
import type { Copy } from '../copywriting/copy.ts';
import type { Brief } from '../vehicles/brief.ts';

/** A vehicle's texts as they were made, with everything they were made from. */
export interface Description {
  id: string;
  userId: string;
  brief: Brief;
  copy: Copy;
  language: Language;
  seed: number;
  /** Who wrote it, for example `offline` in version `1`. */
  engine: { name: string; version: string };
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
