import { addDays, type Day } from '#domain/shared/days.ts';

/** A calendar month, written `2026-11`; months compare as text. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** Its first and last day. */
export function daysOfMonth(month: Month): { from: Day; to: Day } {
  const from = `${month}-01`;
  // The first of the month after lies in the 31 days behind the 28th.
  const next = `${monthOf(addDays(from, 31))}-01`;
  return { from, to: addDays(next, -1) };
}

export const monthBefore = (month: Month): Month => monthOf(addDays(`${month}-01`, -1));
