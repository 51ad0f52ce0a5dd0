import { addDays, type Day, dayOf } from '#domain/shared/days.ts';

/**
 * Parts of a seller's stock: on sale, written but never published, on sale for too long, at another price than
 * advertised, with a translation of a text that reads otherwise by now.
 */
export const stockViews = [
  'published',
  'unpublished',
  'long-standing',
  'repriced',
  'outdated-translation',
] as const;
export type StockView = (typeof stockViews)[number];

/** Days on sale after which a price or a text is worth another look. */
export const longStanding = 45;

/** The last day on which a car that has stood long was published. */
export const longStandingSince = (now: Date): Day => addDays(dayOf(now), -longStanding);
