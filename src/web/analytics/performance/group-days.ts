import { addDays, type Day, daysBetween } from '#domain/shared/days.ts';

export interface Conversions {
  published: number;
  converted: number;
}

export type Unit = 'day' | 'week' | 'month';

export interface Stretch extends Conversions {
  /** Its first day; of the first one that of the period. */
  from: Day;
}

const mostDays = 31;
const mostDaysByWeek = 100;

/**
 * The days of a period one after the other, those without cars included, as fine as an eye can tell them apart: by
 * day up to a month, by week (from Monday) up to a quarter, else by month.
 */
export function groupDays(
  byDay: readonly ({ date: Day } & Conversions)[],
  { from, to }: { from: Day; to: Day },
): { unit: Unit; stretches: Stretch[] } {
  const days = daysBetween(from, to) + 1;
  const unit: Unit = days <= mostDays ? 'day' : days <= mostDaysByWeek ? 'week' : 'month';
  const counted = new Map(byDay.map(({ date, ...cars }) => [date, cars]));
  const stretches: Stretch[] = [];
  let key: string | undefined;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const next = keyOf(day, unit);
    if (next !== key) stretches.push({ from: day, published: 0, converted: 0 });
    key = next;
    const stretch = stretches.at(-1);
    const cars = counted.get(day);
    if (!stretch || !cars) continue;
    stretch.published += cars.published;
    stretch.converted += cars.converted;
  }
  return { unit, stretches };
}

/** Some Monday. */
const monday: Day = '2024-01-01';

function keyOf(day: Day, unit: Unit): string {
  if (unit === 'day') return day;
  return unit === 'month' ? day.slice(0, 7) : String(Math.floor(daysBetween(monday, day) / 7));
}
