import type { Day } from '#domain/shared/days.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import type { DailyFigure, FigureName } from './figure.ts';

export interface FigureSum {
  n: number;
  total: number;
}

/** Adds up one figure; of one style and place where they are given. */
export function sumFigures(
  figures: readonly DailyFigure[],
  figure: FigureName,
  only: { style?: CopyStyle; place?: string } = {},
): FigureSum {
  const sum: FigureSum = { n: 0, total: 0 };
  for (const one of figures) {
    if (one.figure !== figure) continue;
    if (only.style !== undefined && one.style !== only.style) continue;
    if (only.place !== undefined && one.place !== only.place) continue;
    sum.n += one.n;
    sum.total += one.total;
  }
  return sum;
}

/** The figures of the days from the first to the last, both included. */
export function withinDays(
  figures: readonly DailyFigure[],
  { from, to }: { from: Day; to: Day },
): DailyFigure[] {
  return figures.filter(({ day }) => from <= day && day <= to);
}
