import { type Day, dayOf } from '#domain/shared/days.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import { takenBack } from './contribution-of.ts';
import type { FigureChange } from './figure.ts';

/** What a reader thinks of a text. */
export interface TextRating {
  descriptionId: string;
  userId: string;
  style: CopyStyle;
  isGood: boolean;
  /** In his own words; empty where he gave none. */
  reason: string;
  /** The day it counts on. */
  ratedOn: Day;
}

/** What is to be counted when a rating takes the place of the one before, if there was one. */
export const changeOfRating = (before: TextRating | undefined, after: TextRating): FigureChange[] => [
  ...(before ? [takenBack(counted(before))] : []),
  counted(after),
];

const counted = ({ ratedOn, style, isGood }: TextRating): FigureChange => ({
  ...{ day: ratedOn, figure: 'rated', style, place: '' },
  ...{ n: 1, total: isGood ? 1 : 0 },
});

/** The rating that stands after a second one: a mind that did not change keeps its day. */
export const replacedRating = (
  before: TextRating | undefined,
  { now, ...rating }: Omit<TextRating, 'ratedOn'> & { now: Date },
): TextRating => ({
  ...rating,
  ratedOn: before && before.isGood === rating.isGood ? before.ratedOn : dayOf(now),
});
