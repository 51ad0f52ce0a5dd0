import type { User } from '../accounts/user.ts';
import { getStockJob } from './get-stock-job.ts';
import type { StockStore } from './stock-job.ts';

/**
 * Approves cars of a job whose texts are written, or takes that back; without `carIds` all of which nothing is doubted.
 * Returns how many were changed. Only approved cars are exported.
 */
export async function approveCars(
  { stock, now }: { stock: Pick<StockStore, 'findJob' | 'approve'>; now(): Date },
  user: Pick<User, 'ownerId'>,
  {
    jobId,
    carIds,
    isApproved,
  }: { jobId: string; carIds?: readonly string[] | undefined; isApproved: boolean },
): Promise<number> {
  const job = await getStockJob({ stock }, user, jobId);
  return stock.approve(job.id, carIds, isApproved ? now() : null);
}
