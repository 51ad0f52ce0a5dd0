import type { ReviewedCar, StockCarView, StockStore } from './stock-job.ts';

/** So many cars are read at once. */
const portion = 50;

/** The cars of a job in one view, in the order of the file, read a portion at a time. */
export async function* eachCar(
  stock: Pick<StockStore, 'findCars'>,
  { jobId, view }: { jobId: string; view: StockCarView },
): AsyncIterable<ReviewedCar> {
  let after: number | undefined;
  do {
    const cars: ReviewedCar[] = await stock.findCars({ jobId, view, after, limit: portion });
    yield* cars;
    after = cars.length === portion ? cars.at(-1)?.position : undefined;
  } while (after !== undefined);
}
