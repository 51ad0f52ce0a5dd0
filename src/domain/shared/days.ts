/** A calendar day in Italy, written `2026-11-21`; days compare as text. */
export type Day = string;

const italianDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const aDay = 24 * 60 * 60 * 1000;

/** The day an instant falls on in Europe/Rome, whatever the clocks do in between. */
export function dayOf(instant: Date): Day {
  return italianDay.format(instant);
}

/** The day so many days later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * aDay).toISOString().slice(0, 10);
}

/** How many days lie between two days; negative if `to` is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / aDay);
}
