import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import { styleNotInPlan } from '../descriptions/refusals.ts';
import { mayUseStyle } from '../subscriptions/entitlements.ts';
import { getStockJob } from './get-stock-job.ts';
import { requireStock } from './require-stock.ts';
import type { CountedJob, StockChoices, StockJobState, StockStore } from './stock-job.ts';

export const stockMoves = ['start', 'pause', 'resume', 'cancel', 'retry'] as const;
export type StockMove = (typeof stockMoves)[number];

/** From which states each move leads to which; in that state already, it changes nothing. */
const moves = {
  start: { from: ['draft'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  cancel: { from: ['running', 'paused'], to: 'cancelled' },
  retry: { from: ['running', 'paused'], to: 'running' },
} as const satisfies Record<StockMove, { from: readonly StockJobState[]; to: StockJobState }>;

interface MoveRequest {
  id: string;
  move: StockMove;
  /** Of `start`: what is chosen for all cars. */
  choices?: StockChoices | undefined;
}

/**
 * Starts, pauses, resumes or cancels a job, or has its failed cars tried again. Cars being written when a job is paused
 * or cancelled are finished. Throws `forbidden` when the plan lacks the stock or a style, `conflict` for a move the
 * state does not allow.
 */
export async function moveStockJob(
  { stock }: { stock: Pick<StockStore, 'findJob' | 'move' | 'moveCars'> },
  user: User,
  { id, move, choices }: MoveRequest,
): Promise<CountedJob> {
  const job = await getStockJob({ stock }, user, id);
  const { from, to } = moves[move];
  if (to === 'running') {
    requireStock(user);
    const foreign = (choices ?? job).styles.find((style) => !mayUseStyle(user, style));
    if (foreign) throw new ProductError('forbidden', styleNotInPlan(foreign), 'styles');
  }
  const isMoved = await stock.move(job, from, { state: to, stop: null, ...choices });
  if (isMoved && move === 'cancel') {
    await stock.moveCars(id, 'ready', 'cancelled');
    await stock.moveCars(id, 'unread', 'cancelled');
  }
  if (isMoved && move === 'retry') await stock.moveCars(id, 'failed', 'ready');
  const now = await getStockJob({ stock }, user, id);
  if (!isMoved && now.state !== to) throw new ProductError('conflict', notNow);
  return now;
}

const notNow = {
  it: 'Il lavoro è cambiato nel frattempo: guarda a che punto è e riprova.',
  en: 'The job has changed in the meantime: check it and try again.',
  de: 'Der Auftrag hat sich inzwischen geändert: Sehen Sie nach, wie er steht, und versuchen Sie es noch einmal.',
  fr: 'Le travail a changé entre-temps : regardez où il en est et réessayez.',
  es: 'El trabajo ha cambiado mientras tanto: mira cómo está y vuelve a intentarlo.',
};
