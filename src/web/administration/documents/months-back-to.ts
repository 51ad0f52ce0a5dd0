/** The months from `last` back to `first`, both written `2026-11` and both among them. */
export function monthsBackTo(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthBefore(month)) months.push(month);
  return months;
}

export function monthBefore(month: string): string {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ofYear - 2)).toISOString().slice(0, 7);
}
