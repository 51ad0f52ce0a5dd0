import type { StockLikenessPair } from '#contract/stock.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { useWriteApart } from './use-write-apart.ts';

interface LikePairProps {
  jobId: string;
  pair: StockLikenessPair;
  /** The texts are being compared. */
  isBusy: boolean;
}

/** Two texts that read alike: how much, in which words, and a button that writes one of them anew. */
export function LikePair({ jobId, pair, isBusy }: LikePairProps) {
  const { likeness: words } = stockMessages.use();
  const { styles } = appMessages.use();
  const formats = useFormats();
  const writeApart = useWriteApart(jobId);
  const [first, second] = pair.cars.map(({ make, model, position }) =>
    words.car(`${make} ${model}`, position),
  );
  const rewritten = pair.cars.find(({ id }) => id === pair.rewritable);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="break-words font-semibold">{words.pair(first ?? '', second ?? '')}</h3>
          <p className="text-muted text-sm tabular-nums">
            {styles[pair.style][0]} · {words.share(formats.percent(Math.round(pair.share * 100)))}
          </p>
        </div>
        {rewritten ? (
          <Button
            isPending={writeApart.isPending}
            disabled={isBusy}
            onClick={() => writeApart.mutate({ carId: rewritten.id, style: pair.style })}
          >
            {words.rewrite(words.car(`${rewritten.make} ${rewritten.model}`, rewritten.position))}
          </Button>
        ) : (
          <p className="text-muted text-sm">{words.settled}</p>
        )}
      </div>
      <ul className="mt-2 grid max-w-[70ch] gap-1 border-line border-l-2 pl-3 font-display">
        {pair.stretches.map((stretch) => (
          <li key={stretch} className="break-words">
            {stretch}
          </li>
        ))}
      </ul>
    </li>
  );
}
