import type { CopyStyle } from '../copywriting/copy.ts';

/** What happens to cars and their texts. */
export const happeningKinds = [
  'generated',
  'copied',
  'downloaded',
  'shared',
  'exported',
  'translated',
  'edited',
  'rated',
  'imported',
  'published',
  'lead',
  'sold',
  'withdrawn',
] as const;
export type HappeningKind = (typeof happeningKinds)[number];

/** Kinds that a user's browser reports; the others are recorded by the verb that does them. */
export const reportedKinds = ['copied', 'downloaded', 'shared', 'exported'] as const;

/** One thing that happened, as it is kept: never changed afterwards. */
export interface Happening {
  id: string;
  at: Date;
  /** Whose stock it happened to, and who did it. */
  ownerId: string;
  userId: string;
  kind: HappeningKind;
  descriptionId?: string | undefined;
  style?: CopyStyle | undefined;
  /** Where it was exported to or imported from: a channel, or a site's host without `www.`; the language of a translation. */
  place?: string | undefined;
  /** Milliseconds of a generation, 1 or -1 of a rating, cents of a sale, the score of an imported text (0 to 100). */
  value?: number | undefined;
  /** Why a text was rated so; the day of a mark (`on 2026-11-21`), or of one taken back (`was 2026-11-21`). */
  note?: string | undefined;
}
