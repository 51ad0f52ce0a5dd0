import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';
import { useSegmentName } from './use-segment-name.ts';

export function SegmentsChart({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: all } = analyticsMessages.use();
  const { number, percent } = useFormats();
  const segmentName = useSegmentName();
  const words = all.segments;
  const { basis } = market;
  const segments = market.segments.map(({ name, value }) => ({ name: segmentName(name), value }));
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={all.over(number(basis.dealers), number(basis.cars))}
      days={basis}
      sheet={{
        columns: [words.segment, words.share],
        rows: segments.map(({ name, value }) => [textCell(name), { shown: percent(value), raw: value }]),
      }}
      empty={all.missing(number(basis.fewestDealers))}
    >
      <LazyRankedBars
        most={100}
        bars={segments.map(({ name, value }) => ({ name, value, shown: percent(value) }))}
      />
    </ChartFigure>
  );
}
