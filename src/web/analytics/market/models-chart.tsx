import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';
import { MarketFigure } from './market-figure.tsx';

export function ModelsChart({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: all } = analyticsMessages.use();
  const { number } = useFormats();
  const words = all.models;
  const { basis, topModels } = market;
  return (
    <MarketFigure
      words={words}
      basis={basis}
      sheet={{
        columns: [words.model, words.year, words.searches],
        rows: topModels.map(({ brand, model, year, searches }) => [
          textCell(`${brand} ${model}`),
          { shown: String(year), raw: year },
          { shown: number(searches), raw: searches },
        ]),
      }}
    >
      <LazyRankedBars
        bars={topModels.map(({ brand, model, year, searches }) => ({
          name: `${brand} ${model}, ${year}`,
          value: searches,
          shown: number(searches),
        }))}
      />
    </MarketFigure>
  );
}
