import { daysBetween } from '#domain/shared/days.ts';
import type { CarOutcome } from './car-outcome.ts';
import type { FigureChange, FigureName } from './figure.ts';

/**
 * What a car adds to its owner's figures. A car that was never published has no style: its sale counts as
 * one, but in no rate and no average.
 */
export function contributionOf(outcome: CarOutcome): FigureChange[] {
  const { publishedOn, publishedStyle = '', leadOn, soldOn, soldPrice, withdrawnOn } = outcome;
  const style = publishedOn === undefined ? '' : publishedStyle;
  const one = (figure: FigureName, day: string | undefined, total = 0): FigureChange[] =>
    day === undefined ? [] : [{ day, figure, style, place: '', n: 1, total }];
  const isConverted = leadOn !== undefined || soldOn !== undefined;
  return [
    ...one('published', publishedOn),
    ...(isConverted ? one('converted', publishedOn) : []),
    ...one('lead', leadOn),
    ...one('sold', soldOn, publishedOn && soldOn ? daysBetween(publishedOn, soldOn) : 0),
    ...(soldPrice === undefined ? [] : one('priced', soldOn, soldPrice)),
    ...one('withdrawn', withdrawnOn),
  ];
}

/** What is to be counted when one outcome takes the place of another: the new one's part without the old one's. */
export const changeOf = (before: CarOutcome, after: CarOutcome): FigureChange[] => [
  ...contributionOf(before).map(takenBack),
  ...contributionOf(after),
];

/** The change that undoes a change. */
export const takenBack = (change: FigureChange): FigureChange => ({
  ...change,
  n: -change.n,
  total: 0 - change.total,
});
