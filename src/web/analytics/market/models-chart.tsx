import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';

export function ModelsChart({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: all } = analyticsMessages.use();
  const { number } = useFormats();
  const words = all.models;
  const { basis, topModels } = market;
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={all.over(number(basis.dealers), number(basis.cars))}
      days={basis}
      sheet={{
        columns: [words.model, words.year, words.searches],
        rows: topModels.map(({ brand, model, year, searches }) => [
          textCell(`${brand} ${model}`),
          { shown: String(year), raw: year },
          { shown: number(searches), raw: searches },
        ]),
      }}
      empty={all.missing(number(basis.fewestDealers))}
    >
      <LazyRankedBars
        bars={topModels.map(({ brand, model, year, searches }) => ({
          name: `${brand} ${model}, ${year}`,
          value: searches,
          shown: number(searches),
        }))}
      />
    </ChartFigure>
  );
}
