import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import { defaultStyles } from '../subscriptions/entitlements.ts';
import { noTargeting } from '../vehicles/targeting.ts';
import type { Entered } from './enter-reading.ts';
import {
  type CountedJob,
  mostStockCars,
  mostStockJobs,
  type StockJob,
  type StockStore,
} from './stock-job.ts';

export interface KeepDraftDeps {
  stock: Pick<StockStore, 'create' | 'findJob'>;
  newId(): string;
  now(): Date;
}

/** Keeps cars as the draft of a job, in place of an earlier draft; of more than 2,000 the first. */
export async function keepDraft(
  deps: KeepDraftDeps,
  user: User,
  { cars: entered, language }: { cars: readonly Entered[]; language: Language },
): Promise<CountedJob> {
  const cars = entered.map((car, index) => ({ id: deps.newId(), position: index + 1, ...car }));
  const job: StockJob = {
    ...{ id: deps.newId(), userId: user.ownerId, state: 'draft', stop: null, createdAt: deps.now() },
    ...{ styles: defaultStyles(user), language, targeting: noTargeting },
  };
  await deps.stock.create(job, cars.slice(0, mostStockCars), mostStockJobs);
  const kept = await deps.stock.findJob(user.ownerId, job.id);
  if (!kept) throw new Error('A stock job was not kept');
  return kept;
}
