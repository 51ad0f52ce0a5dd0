import type { Day } from '#domain/shared/days.ts';
import { type CopyStyle, copyStyles } from '../copywriting/copy.ts';
import { fewestCars } from './fewest.ts';
import type { DailyFigure } from './figure.ts';
import { oneDecimal, percentOf } from './percent.ts';
import { sumFigures } from './sum-figures.ts';

/** Cars published, and how many of those had a lead or were sold, whenever that was. */
export interface Conversion {
  published: number;
  converted: number;
}

export function conversionOf(figures: readonly DailyFigure[], style?: CopyStyle): Conversion {
  const only = style ? { style } : {};
  return {
    published: sumFigures(figures, 'published', only).n,
    converted: sumFigures(figures, 'converted', only).n,
  };
}

/** Percent of the cars published; null of fewer than `fewestCars`. */
export function conversionRate({ published, converted }: Conversion): number | null {
  return published < fewestCars ? null : percentOf(converted, published);
}

/** Percentage points more than before; null unless both rates are known. */
export function conversionGrowth(now: Conversion, before: Conversion): number | null {
  if (now.published < fewestCars || before.published < fewestCars) return null;
  return oneDecimal((100 * now.converted) / now.published - (100 * before.converted) / before.published);
}

export function conversionByStyle(figures: readonly DailyFigure[]): ({ style: CopyStyle } & Conversion)[] {
  return copyStyles.map((style) => ({ style, ...conversionOf(figures, style) }));
}

/** The days with published cars, in their order. */
export function conversionByDay(figures: readonly DailyFigure[]): ({ date: Day } & Conversion)[] {
  const days = Map.groupBy(figures, ({ day }) => day);
  return [...days]
    .map(([date, ofDay]) => ({ date, ...conversionOf(ofDay) }))
    .filter(({ published }) => published > 0)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
