import type { User } from '../accounts/user.ts';
import type { Targeting } from '../vehicles/targeting.ts';
import { getStockJob, notThere } from './get-stock-job.ts';
import type { StockStore } from './stock-job.ts';

/**
 * Keeps whom the texts of one car of a job are for, where the job's texts are aimed car by car; null goes back to what
 * its data suggest. Throws `not-found` for a car that is not there or is written.
 */
export async function targetCar(
  { stock }: { stock: Pick<StockStore, 'findJob' | 'targetCar'> },
  user: Pick<User, 'ownerId'>,
  { jobId, carId, targeting }: { jobId: string; carId: string; targeting: Targeting | null },
): Promise<void> {
  const job = await getStockJob({ stock }, user, jobId);
  if (!(await stock.targetCar(job.id, carId, targeting))) throw notThere();
}
