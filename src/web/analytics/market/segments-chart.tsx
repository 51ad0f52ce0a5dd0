import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';
import { MarketFigure } from './market-figure.tsx';
import { useSegmentName } from './use-segment-name.ts';

export function SegmentsChart({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: all } = analyticsMessages.use();
  const { percent } = useFormats();
  const segmentName = useSegmentName();
  const words = all.segments;
  const { basis } = market;
  const segments = market.segments.map(({ name, value }) => ({ name: segmentName(name), value }));
  return (
    <MarketFigure
      words={words}
      basis={basis}
      sheet={{
        columns: [words.segment, words.share],
        rows: segments.map(({ name, value }) => [textCell(name), { shown: percent(value), raw: value }]),
      }}
    >
      <LazyRankedBars
        most={100}
        bars={segments.map(({ name, value }) => ({ name, value, shown: percent(value) }))}
      />
    </MarketFigure>
  );
}
