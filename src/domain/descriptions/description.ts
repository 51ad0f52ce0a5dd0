import type { Day } from '#domain/shared/days.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Happening } from '../analytics/happening.ts';
import type { Copy, CopyStyle, Making } from '../copywriting/copy.ts';
import type { Advertised } from '../vehicles/advertised.ts';
import type { CarBrief } from '../vehicles/brief.ts';
import type { StockView } from '../vehicles/stock-view.ts';
import type { VehicleChange } from './changing/vehicle-change.ts';
import type { TextKey, TextVersion } from './text-version.ts';

/** A vehicle's texts as they are now, with everything they were made from. */
export interface Description {
  id: string;
  userId: string;
  brief: CarBrief;
  copy: Copy;
  language: Language;
  seed: number;
  /** How each style was made. */
  making: Partial<Record<CopyStyle, Making>>;
  /** The texts saved in other languages. */
  translations: Partial<Record<Language, Copy>>;
  /** Sentences that stay word for word, whatever is written anew. */
  locked: readonly string[];
  /** What of the car was changed since, the newest first. */
  changes: readonly VehicleChange[];
  /** Null where no text was ever taken to a place. */
  advertised: Advertised | null;
  createdAt: Date;
}

/** Where a page of a list goes on: after the description made then and called so. */
export interface DescriptionCursor {
  createdAt: Date;
  id: string;
}

export interface DescriptionQuery {
  userId: string;
  /** Words in any case and order, each part of what the car is found by; empty finds all. */
  search: string;
  /** Only this part of the stock; all of it when absent. */
  view?: StockView | undefined;
  /** Published on this day or before, a car has stood long. */
  standingSince?: Day | undefined;
  limit: number;
  after?: DescriptionCursor | undefined;
}

export interface DescriptionStore {
  /**
   * Stores a description with the first version of each text, settles its usage reservation, records what happened and
   * puts the webhook event on its way, all or nothing. `stockJobId` is the job it was written for.
   */
  create(
    description: Description,
    reservationId: string,
    happening: Happening,
    stockJobId?: string,
  ): Promise<void>;
  /** Newest first. */
  find(query: DescriptionQuery): Promise<Description[]>;
  /** How many there are in a part of the stock. */
  count(query: Pick<DescriptionQuery, 'userId' | 'view' | 'standingSince'>): Promise<number>;
  /** The user's own, or undefined. */
  findById(userId: string, id: string): Promise<Description | undefined>;
  /**
   * Makes these texts the present ones, each a version of its own; the newest 20 versions are kept. What
   * happened is recorded with them, unless the same (kind, style, place) has been recorded that day. `relock` says
   * what is locked from then on, from the description as it is at that moment: other texts may be saved meanwhile.
   */
  saveTexts(
    description: Pick<Description, 'id' | 'userId'>,
    texts: readonly SavedText[],
    happenings: readonly Happening[],
    relock?: (present: Description) => readonly string[],
  ): Promise<void>;
  /**
   * Gives a description other data, with the texts that go with them, all or nothing: `revision` is asked for them by
   * the description as it is at that moment. Does nothing when this user has no such description any more.
   */
  revise(
    description: Pick<Description, 'id' | 'userId'>,
    revision: (present: Description, written: WrittenTexts) => Revision,
  ): Promise<void>;
  /** Keeps how a car was last advertised, with what happened, both or neither. */
  saveAdvertised(
    description: Pick<Description, 'id' | 'userId'>,
    advertised: Advertised,
    happenings: readonly Happening[],
  ): Promise<void>;
  /** Newest first, at most 20. */
  findVersions(key: TextKey): Promise<TextVersion[]>;
  /** When each text was last worded, by whomever; new figures of changed data are no wording. */
  findWordedAt(description: Pick<Description, 'id'>): Promise<WordedAt[]>;
  /** The text of this user that reads exactly so, with its newest version written by the product. */
  findByText(userId: string, text: string): Promise<FoundText | undefined>;
  /** False when this user has no such description. */
  delete(userId: string, id: string): Promise<boolean>;
}

/** The last wording of a text. */
export interface WordedAt extends Pick<TextKey, 'language' | 'style'> {
  at: Date;
}

/** Other data of a car: what changed, and the texts that tell it. */
export interface Revision {
  brief: CarBrief;
  changes: readonly VehicleChange[];
  texts: readonly SavedText[];
}

/** A text as the product last wrote it, before any edit of the seller's and any change of the data. */
export type WrittenText = Pick<TextVersion, 'text' | 'createdAt'>;

export type WrittenTexts = (language: Language, style: CopyStyle) => WrittenText | undefined;

export interface SavedText extends Pick<TextVersion, 'text' | 'origin' | 'createdAt'> {
  language: Language;
  style: CopyStyle;
}

export interface FoundText {
  description: Description;
  key: TextKey;
  written: WrittenText;
}
