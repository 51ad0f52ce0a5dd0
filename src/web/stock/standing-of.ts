import type { StockJobItem } from '#contract/stock.ts';

/** How a job stands for people: one that runs and has nothing left to write is finished. */
export const standingOf = ({ state, counts }: Pick<StockJobItem, 'state' | 'counts'>) =>
  state === 'running' && counts.unread + counts.ready + counts.writing === 0 ? 'done' : state;

/** Whether links are being read or cars written, so that it is worth looking again; of a paused job the last ones under way. */
export const isAtWork = (job: Pick<StockJobItem, 'state' | 'counts'>): boolean =>
  standingOf(job) === 'running' ||
  (job.state !== 'cancelled' && job.counts.unread > 0) ||
  job.counts.writing > 0;

export const carsOf = ({ counts: { approved: _, ...states } }: Pick<StockJobItem, 'counts'>): number =>
  Object.values(states).reduce((sum, count) => sum + count, 0);
