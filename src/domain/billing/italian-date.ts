const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The day in Italy an instant falls on, as ISO 8601: `2026-11-21`. */
export const italianDateOf = (instant: Date): string => format.format(instant);
