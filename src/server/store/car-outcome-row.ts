import type { CarOutcome } from '#domain/analytics/car-outcome.ts';
import type { carOutcomes } from './schema.ts';

export type OutcomeRow = typeof carOutcomes.$inferSelect;

/** What is marked of a car, as its row has it. */
export const outcomeOfRow = (row: OutcomeRow): CarOutcome => ({
  descriptionId: row.descriptionId,
  ownerId: row.ownerId,
  publishedOn: row.publishedOn ?? undefined,
  publishedStyle: row.publishedStyle ?? undefined,
  leadOn: row.leadOn ?? undefined,
  soldOn: row.soldOn ?? undefined,
  soldPrice: row.soldPrice ?? undefined,
  withdrawnOn: row.withdrawnOn ?? undefined,
  version: row.version,
});
