import type { StockJobItem } from '#contract/stock.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { carsOf, standingOf } from './standing-of.ts';

interface EarlierJobsProps {
  jobs: readonly StockJobItem[];
  onChoose(job: StockJobItem): void;
}

/** The files brought before, each with how its job stands. */
export function EarlierJobs({ jobs, onChoose }: EarlierJobsProps) {
  const { job: words } = stockMessages.use();
  const formats = useFormats();
  if (jobs.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="font-semibold">{words.earlier}</h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <button type="button" onClick={() => onChoose(job)} className="quiet-link min-h-11 text-left">
              {words.of(formats.dateAndTime(job.createdAt), carsOf(job))}
            </button>
            <span className="text-muted text-sm">{words.states[standingOf(job)]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
