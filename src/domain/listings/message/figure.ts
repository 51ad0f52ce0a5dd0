import { notThePrice, notTheYear } from './message-words.ts';
import type { Unit } from './pair-units.ts';

/** A figure of a clause with its unit or label; `isLabelled` ones come before those that stand alone. */
export interface Figure {
  raw: string;
  /** The figure with its unit, as `understand` reads it. */
  says: string;
  isLabelled: boolean;
}

/** How a figure with a unit looks; its first group is the number. */
export interface Pattern {
  pattern: RegExp;
  unit: string;
  isLabelled?: boolean;
}

export type Traps = Readonly<{ before: RegExp; after: RegExp }>;

/** How far back words still speak of a figure, in characters. */
export const reach = 45;

/** The figure as it stands there. */
export const rawOf = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end);

/** Whether the words around a figure make it another thing's: a service, a rate, a tax. */
export function isTrap(text: string, { start, end }: { start: number; end: number }, traps: Traps): boolean {
  const unit = traps === notThePrice ? '€' : 'km';
  const near = sinceLastFigure(text.slice(Math.max(0, start - reach), start), unit).replace(aside, ' ');
  // `Modelljahr 2013 EZ 12/2012`: what is said of one year is not said of the next
  const before = traps === notTheYear ? near.replace(/^.*(?:19|20)\d\d(?=\D)/, '') : near;
  return traps.before.test(before) || traps.after.test(text.slice(end));
}

/** The exhaust class and the year something lasts to say nothing of the figure behind them. */
const aside =
  /\beuro ?[0-7](?:[a-d]|\b)|\b(?:fino|hasta|bis|jusqu'?(?:à|en)?|until|til) (?:ad? |al? )?(?:(?:\d\d\/)?(?:19|20)\d\d\b|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/gi;

/** The figures that patterns find and that are no traps. */
export function figuresIn(text: string, patterns: readonly Pattern[], traps: Traps): Figure[] {
  return patterns.flatMap(({ pattern, unit, isLabelled = false }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [raw, digits = ''] = match;
      const place = { start: match.index, end: match.index + raw.length };
      if (isTrap(text, place, traps)) return [];
      return [
        {
          raw: raw.trim(),
          says: unit === 'short year' ? fullYear(digits) : `${digits} ${unit}`.trim(),
          isLabelled,
        },
      ];
    }),
  );
}

/** `del 18` is of 2018, `del 98` of 1998. */
const fullYear = (digits: string) => (Number(digits) < 50 ? `20${digits}` : `19${digits}`);

/** What is said of the figure before is not said of this one, unless an `and` or the same unit joins them. */
export function sinceLastFigure(before: string, unit: Unit): string {
  const [, last = '', rest] =
    /\d ?(€|euros?\b|km\b|cv\b|kw\b|ps\b|ch\b)(?!.*\d ?(?:€|euros?\b|km\b|cv\b|kw\b|ps\b|ch\b))(.*)$/i.exec(
      before,
    ) ?? [];
  if (rest === undefined) return before;
  if (/^\W*$/.test(rest)) return (unit === 'km') === (last.toLowerCase() === 'km') ? before : rest;
  return /^\W*(?:e|ed|o|und|oder|and|or|et|ou|y|più|plus)\W*$/i.test(rest) ? before : rest;
}
