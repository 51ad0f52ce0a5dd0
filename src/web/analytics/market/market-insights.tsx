import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { FigureCell, FigureGrid } from '../figures/figure-cell.tsx';
import { useSegmentName } from './use-segment-name.ts';

/** The market in three figures. */
export function MarketInsights({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: words } = analyticsMessages.use();
  const { number, percent } = useFormats();
  const segmentName = useSegmentName();
  const { basis, insights } = market;
  const { dominantSegment, avgGrowth, marketHealth } = insights;
  const missing = words.missing(number(basis.fewestDealers));
  const over = words.over(number(basis.dealers), number(basis.cars));
  return (
    <FigureGrid label={words.insights} columns="md:grid-cols-3">
      <FigureCell
        label={words.dominant.label}
        value={dominantSegment ? segmentName(dominantSegment.name) : undefined}
        missing={missing}
        how={words.dominant.how}
        over={over}
      />
      <FigureCell
        label={words.growth.label}
        value={avgGrowth === null ? undefined : `${avgGrowth > 0 ? '+' : ''}${percent(avgGrowth)}`}
        missing={words.growth.missing(number(basis.fewestDealers))}
        how={words.growth.how}
        over={over}
      />
      <FigureCell
        label={words.health.label}
        value={marketHealth === null ? undefined : words.health.value(number(marketHealth))}
        missing={missing}
        how={words.health.how}
        over={over}
      />
    </FigureGrid>
  );
}
