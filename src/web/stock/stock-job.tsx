import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StockJobItem } from '#contract/stock.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { JobDraft } from './job-draft.tsx';
import { JobProgress } from './job-progress.tsx';
import { StockCars } from './stock-cars.tsx';
import { StockLikeness } from './stock-likeness.tsx';

interface StockJobProps {
  job: StockJobItem;
  onAnother(): void;
  /** The job is no more. */
  onGone(): void;
}

/** A job as far as it has come: chosen for, written, read. */
export function StockJob({ job, onAnother, onGone }: StockJobProps) {
  const client = useQueryClient();
  const isDraft = job.state === 'draft';
  const [view, setView] = useState<string>();
  const [isByCar, setIsByCar] = useState(job.targeting === 'by-car');
  const { unread, written, failed, faulty, writing } = job.counts;
  const progress = [unread, written, failed, faulty, writing].join(' ');
  // Cars are asked for again as their links are read and as they are written.
  useEffect(() => {
    if (progress) void client.invalidateQueries({ queryKey: queryKeys.stockCars(job.id) });
  }, [client, job.id, progress]);
  return (
    <>
      {isDraft ? (
        <JobDraft job={job} isByCar={isByCar} onByCar={setIsByCar} onGone={onGone} />
      ) : (
        <JobProgress job={job} onAnother={onAnother} />
      )}
      {!isDraft && <StockLikeness job={job} />}
      <StockCars
        job={job}
        isTargeted={isDraft && isByCar}
        view={view ?? (isDraft && faulty > 0 ? 'faulty' : 'all')}
        onView={setView}
      />
    </>
  );
}
