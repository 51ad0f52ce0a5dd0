import type { z } from 'zod';
import type { marksSchema, outcomeSchema } from '#contract/marks.ts';
import type { Marks } from '#domain/analytics/analytics-store.ts';
import type { CarOutcome } from '#domain/analytics/car-outcome.ts';

/** What is marked of a car, without whose it is and how often it was changed. */
export const presentOutcome = ({
  descriptionId: _,
  ownerId: __,
  version: ___,
  ...marks
}: CarOutcome): z.output<typeof outcomeSchema> => marks;

/** The marks of a description; nothing is said where nothing is marked. */
export const presentMarks = (marks: Marks | undefined): z.output<typeof marksSchema> => ({
  ...(marks?.outcome && { outcome: presentOutcome(marks.outcome) }),
  ...(marks && Object.keys(marks.ratings).length > 0 && { ratings: marks.ratings }),
});
