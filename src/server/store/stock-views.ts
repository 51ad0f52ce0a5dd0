import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { StockCarView } from '#domain/stock/stock-job.ts';
import { carOutcomes, stockCars } from './schema.ts';

/** An approved car that nobody marked as sold or withdrawn. */
export const isOffered = and(
  isNotNull(stockCars.approvedAt),
  sql`not exists (
    select 1 from ${carOutcomes}
    where ${carOutcomes.descriptionId} = ${stockCars.descriptionId}
      and (${carOutcomes.soldOn} is not null or ${carOutcomes.withdrawnOn} is not null))`,
);

/** Which cars of a job each view has. */
export const stockViews: Record<StockCarView, SQL | undefined> = {
  faulty: eq(stockCars.state, 'faulty'),
  open: inArray(stockCars.state, ['unread', 'ready', 'writing']),
  failed: eq(stockCars.state, 'failed'),
  doubtful: and(eq(stockCars.state, 'written'), sql`${stockCars.doubts} <> '[]'`),
  written: eq(stockCars.state, 'written'),
  approved: isNotNull(stockCars.approvedAt),
  offered: isOffered,
};
