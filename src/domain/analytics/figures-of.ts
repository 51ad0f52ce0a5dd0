import { dayOf } from '#domain/shared/days.ts';
import type { FigureChange, FigureName } from './figure.ts';
import type { Happening } from './happening.ts';

/**
 * What a happening is counted as, on the Italian day it happened. Ratings and marks of cars give nothing
 * here: they can be replaced, and are counted by the difference (`contributionOf`, `rateText`).
 */
export function figuresOf(happening: Happening): FigureChange[] {
  const { at, kind, style = '', place = '', value = 0 } = happening;
  const counted = (figure: FigureName, total: number): FigureChange => ({
    ...{ day: dayOf(at), figure, style, place },
    ...{ n: 1, total },
  });
  switch (kind) {
    case 'generated':
      return [counted('generated', value)];
    case 'copied':
    case 'downloaded':
    case 'shared':
    case 'exported':
    case 'translated':
    case 'edited':
      return [counted(kind, 0)];
    case 'imported':
      return happening.value === undefined
        ? [counted('imported', 0)]
        : [counted('imported', 0), counted('imported-scored', value)];
    case 'rated':
    case 'published':
    case 'lead':
    case 'sold':
    case 'withdrawn':
      return [];
  }
}
