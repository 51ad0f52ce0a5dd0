import { useState } from 'react';
import type { StockJobItem } from '#contract/stock.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LikePair } from './like-pair.tsx';
import { useStockLikeness } from './use-stock-likeness.ts';

/** Texts that share no more read as different to a buyer. */
const unlike = 0.15;

/** How alike the texts of a job are, and the pairs most alike with what can be done about them. */
export function StockLikeness({ job }: { job: StockJobItem }) {
  const { likeness: words, failed } = stockMessages.use();
  const formats = useFormats();
  const [isAsked, setIsAsked] = useState(false);
  const { data, isError, isFetching, refetch } = useStockLikeness(job.id, isAsked);
  if (job.counts.written < 2) return null;
  const worst = data?.pairs[0]?.share ?? 0;
  return (
    <section className="mt-5 rounded-lg border border-line p-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="display text-xl">{words.title}</h2>
        <Button isPending={isFetching} onClick={() => (isAsked ? refetch() : setIsAsked(true))}>
          {data ? words.again : words.compare}
        </Button>
      </div>
      {!data && <p className="mt-2 max-w-prose text-muted">{words.hint}</p>}
      {isError && (
        <div className="mt-3">
          <Notice>{failed}</Notice>
        </div>
      )}
      {data && (
        <p aria-live="polite" className={worst > unlike ? 'mt-2 text-warning' : 'mt-2 text-good'}>
          {worst === 0
            ? words.none
            : (worst > unlike ? words.alike : words.unlike)(formats.percent(Math.round(worst * 100)))}
        </p>
      )}
      {data && data.pairs.length > 0 && (
        <ol className="mt-3 divide-y divide-line border-line border-t">
          {data.pairs.map((pair) => (
            <LikePair
              key={`${pair.style} ${pair.cars.map(({ id }) => id)}`}
              jobId={job.id}
              pair={pair}
              isBusy={isFetching}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
