import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { StopSignal } from '../copywriting/copy.ts';
import type { DescriptionStore } from '../descriptions/description.ts';
import {
  type GenerateDescriptionsDeps,
  generateDescriptions,
} from '../descriptions/generate-descriptions.ts';
import { limitWritingOfDay } from '../descriptions/limit-writing.ts';
import { type SayRememberedDeps, sayRemembered } from '../wordings/say-remembered.ts';
import { findDoubts } from './find-doubts.ts';
import { requireStock } from './require-stock.ts';
import type { StockClaim, StockStop, StockStore } from './stock-job.ts';
import { withTargeting } from './targeting-of-car.ts';

export interface WriteNextCarDeps
  extends GenerateDescriptionsDeps,
    Omit<SayRememberedDeps, keyof GenerateDescriptionsDeps> {
  stock: Pick<StockStore, 'claim' | 'settle' | 'giveUp' | 'move'>;
  /** The owner with the rights they have now. */
  findUser(id: string): Promise<User | undefined>;
  onError(error: unknown): void;
}

/** Milliseconds without a sign of life after which a car's process is dead: three signs were missed. */
export const silenceOfClaims = 35_000;

/** A car at which the process died so often is not tried again by itself. */
const mostAttempts = 5;

/**
 * Writes the next car of any running job as `generateDescriptions` writes one, so that it counts once, with the owner's
 * remembered sentences in place of the words of its notes; its description
 * and the end of the claim are one transaction, so a process killed at any moment leaves either both or a car to be
 * written by the next. What the plan refuses pauses the job; any other fault fails the car. False when no car waits.
 */
export async function writeNextCar(deps: WriteNextCarDeps, signal?: StopSignal): Promise<boolean> {
  const now = deps.now();
  const claim = await deps.stock.claim(deps.newId(), now, new Date(now.getTime() - silenceOfClaims));
  if (!claim) return false;
  if (claim.attempts > mostAttempts) {
    await deps.stock.giveUp(claim.id, 'failed', deps.now());
    return true;
  }
  try {
    await write(deps, claim, signal);
  } catch (error) {
    const stop = signal?.aborted ? undefined : stopOf(error);
    if (stop) await deps.stock.move(claim.job, ['running'], { state: 'paused', stop });
    else if (!signal?.aborted) deps.onError(error);
    await deps.stock.giveUp(claim.id, stop || signal?.aborted ? 'ready' : 'failed', deps.now());
  }
  return true;
}

async function write(deps: WriteNextCarDeps, { id, job, car }: StockClaim, signal?: StopSignal) {
  const user = await deps.findUser(job.userId);
  if (!user) throw new Error('A stock job without its owner');
  requireStock(user);
  await limitWritingOfDay(deps, user);
  const create: DescriptionStore['create'] = async (description, reservationId, happening) => {
    const doubts = await findDoubts(description, deps.now());
    await deps.stock.settle(id, { description, reservationId, happening, doubts });
  };
  const descriptions = { ...deps.descriptions, create };
  const { ownerId } = user;
  const { language } = job;
  const brief = await sayRemembered(deps, { ownerId, language }, withTargeting(job, car));
  const request = { brief, styles: job.styles, language };
  await generateDescriptions({ ...deps, descriptions }, user, request, { signal });
}

/** Undefined for a fault that is not the plan's. */
function stopOf(error: unknown): StockStop | undefined {
  if (!(error instanceof ProductError)) return undefined;
  const stops: Partial<Record<ProductError['kind'], StockStop>> = {
    ...{ forbidden: 'plan', 'limit-reached': 'month', 'too-many-requests': 'day' },
  };
  return stops[error.kind];
}
