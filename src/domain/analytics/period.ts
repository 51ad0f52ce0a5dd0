import { addDays, type Day } from '#domain/shared/days.ts';

export const analyticsPeriods = ['7d', '30d', '90d', '1y'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

const lengths = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const satisfies Record<
  AnalyticsPeriod,
  number
>;

/** Days, the first and the last included. */
export interface DayRange {
  from: Day;
  to: Day;
  days: number;
}

/** The days of a period that ends today, and as many before it. */
export function rangesOf(period: AnalyticsPeriod, today: Day): { now: DayRange; before: DayRange } {
  const days = lengths[period];
  const from = addDays(today, 1 - days);
  return {
    now: { from, to: today, days },
    before: { from: addDays(from, -days), to: addDays(from, -1), days },
  };
}
