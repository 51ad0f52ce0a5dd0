import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';

export function BrandsChart({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: all } = analyticsMessages.use();
  const { number } = useFormats();
  const words = all.brands;
  const { basis, topBrands } = market;
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={all.over(number(basis.dealers), number(basis.cars))}
      days={basis}
      sheet={{
        columns: [words.brand, words.sales],
        rows: topBrands.map(({ name, sales }) => [textCell(name), { shown: number(sales), raw: sales }]),
      }}
      empty={all.missing(number(basis.fewestDealers))}
    >
      <LazyRankedBars
        bars={topBrands.map(({ name, sales }) => ({ name, value: sales, shown: number(sales) }))}
      />
    </ChartFigure>
  );
}
