import type { User } from '../accounts/user.ts';
import type { CarBrief } from '../vehicles/brief.ts';
import { getStockJob, notThere } from './get-stock-job.ts';
import type { StockStore } from './stock-job.ts';

/**
 * Gives a car of a job that is not written yet the data the seller checked; in a running job it is written next.
 * Throws `not-found` for a car that is not there or is written.
 */
export async function mendCar(
  { stock }: { stock: Pick<StockStore, 'findJob' | 'mendCar'> },
  user: Pick<User, 'ownerId'>,
  { jobId, carId, brief }: { jobId: string; carId: string; brief: CarBrief },
): Promise<void> {
  const job = await getStockJob({ stock }, user, jobId);
  if (!(await stock.mendCar(job.id, carId, brief))) throw notThere();
}
