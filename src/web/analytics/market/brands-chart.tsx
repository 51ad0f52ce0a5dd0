import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';
import { MarketFigure } from './market-figure.tsx';

export function BrandsChart({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: all } = analyticsMessages.use();
  const { number } = useFormats();
  const words = all.brands;
  const { basis, topBrands } = market;
  return (
    <MarketFigure
      words={words}
      basis={basis}
      sheet={{
        columns: [words.brand, words.sales],
        rows: topBrands.map(({ name, sales }) => [textCell(name), { shown: number(sales), raw: sales }]),
      }}
    >
      <LazyRankedBars
        bars={topBrands.map(({ name, sales }) => ({ name, value: sales, shown: number(sales) }))}
      />
    </MarketFigure>
  );
}
