import { type Month, monthBefore } from '#domain/analytics/month.ts';

/** The months from `last` back to `first`, both among them. */
export function monthsBackTo(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = last; month >= first; month = monthBefore(month)) months.push(month);
  return months;
}
