import type { StockJobItem } from '#contract/stock.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ExportForm } from './export-form.tsx';
import { carsOf, isAtWork, standingOf } from './standing-of.ts';
import { useMoveJob } from './use-move-job.ts';

/** How far a job has come, and what can be done with it. */
export function JobProgress({ job, onAnother }: { job: StockJobItem; onAnother(): void }) {
  const { job: words } = stockMessages.use();
  const move = useMoveJob(job.id);
  const standing = standingOf(job);
  const { written, failed } = job.counts;
  const all = carsOf(job);
  return (
    <section className="mt-8 rounded-lg border border-line bg-sheet p-5 md:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="display text-2xl">{words.states[standing]}</h2>
        <p aria-live="polite" className="tabular-nums">
          {words.progress(written, all)}
        </p>
      </div>
      <progress
        aria-label={words.progress(written, all)}
        value={written}
        max={all || 1}
        className="mt-3 block h-2 w-full overflow-hidden rounded-md bg-sunken [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-good"
      />
      {isAtWork(job) && <p className="mt-2 text-muted text-sm">{words.stays}</p>}
      {job.stop && (
        <div className="mt-4">
          <Notice>{words.stops[job.stop]}</Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {standing === 'running' && (
          <Button isPending={move.isPending} onClick={() => move.mutate({ move: 'pause' })}>
            {words.pause}
          </Button>
        )}
        {standing === 'paused' && (
          <Button look="accent" isPending={move.isPending} onClick={() => move.mutate({ move: 'resume' })}>
            {words.resume}
          </Button>
        )}
        {failed > 0 && standing !== 'cancelled' && (
          <Button isPending={move.isPending} onClick={() => move.mutate({ move: 'retry' })}>
            {words.retry(failed)}
          </Button>
        )}
        {(standing === 'running' || standing === 'paused') && (
          <Button look="quiet" disabled={move.isPending} onClick={() => move.mutate({ move: 'cancel' })}>
            {words.cancel}
          </Button>
        )}
        {(standing === 'done' || standing === 'cancelled') && (
          <Button onClick={onAnother}>{words.another}</Button>
        )}
      </div>
      {job.counts.approved > 0 && <ExportForm job={job} />}
    </section>
  );
}
