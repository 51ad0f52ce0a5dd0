import { fewestCars } from './fewest.ts';
import type { DailyFigure } from './figure.ts';
import { oneDecimal, percentOf } from './percent.ts';
import { sumFigures } from './sum-figures.ts';

/** Cars sold. */
export interface Sales {
  sold: number;
  /** Those of them whose publication is known, and the days all these took together. */
  timed: number;
  days: number;
}

/** A sale that counts for no style is of a car nobody published here: it took no known time. */
export function salesOf(figures: readonly DailyFigure[]): Sales {
  const timed = sumFigures(
    figures.filter(({ style }) => style !== ''),
    'sold',
  );
  return { sold: sumFigures(figures, 'sold').n, timed: timed.n, days: timed.total };
}

/** Mean days from publication to sale; null of fewer than `fewestCars`. */
export function averageSaleTime({ timed, days }: Sales): number | null {
  return timed < fewestCars ? null : oneDecimal(days / timed);
}

/** Percent less than before, negative where it took longer; null unless both times are known and there was one. */
export function saleTimeReduction(now: Sales, before: Sales): number | null {
  if (now.timed < fewestCars || before.timed < fewestCars || before.days === 0) return null;
  // Both means over one denominator: (before.days / before.timed - now.days / now.timed) / (before.days / before.timed)
  const whole = before.days * now.timed;
  return percentOf(whole - now.days * before.timed, whole);
}
