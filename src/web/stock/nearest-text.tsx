import type { StockJobItem } from '#contract/stock.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useStockLikeness } from './use-stock-likeness.ts';

interface NearestTextProps {
  job: Pick<StockJobItem, 'id'>;
  carId: string;
  style: CopyStyle;
}

/** How much a text has in common with the one it is most alike, once the texts were compared. */
export function NearestText({ job, carId, style }: NearestTextProps) {
  const { likeness } = stockMessages.use();
  const formats = useFormats();
  const { data } = useStockLikeness(job.id);
  const found = data?.texts.find((text) => text.carId === carId && text.style === style);
  if (!found) return null;
  return (
    <span className="font-normal text-muted tabular-nums">
      {likeness.nearest(formats.percent(Math.round(found.share * 100)), found.nearest)}
    </span>
  );
}
