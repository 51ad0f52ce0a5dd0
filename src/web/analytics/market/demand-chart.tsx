import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { LazyColumns } from '../charts/lazy-charts.tsx';
import { MarketFigure } from './market-figure.tsx';

/** Demand beside supply, month by month. */
export function DemandChart({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: all } = analyticsMessages.use();
  const { number, month: monthName, shortMonth } = useFormats();
  const words = all.months;
  const { basis, automotive } = market;
  return (
    <MarketFigure
      words={words}
      basis={basis}
      series={[
        { name: words.demand, look: 'solid' },
        { name: words.supply, look: 'hatched' },
      ]}
      sheet={{
        columns: [words.month, words.demand, words.supply],
        rows: automotive.map(({ month, demand, supply }) => [
          { shown: monthName(month), raw: month },
          { shown: number(demand), raw: demand },
          { shown: number(supply), raw: supply },
        ]),
      }}
    >
      <LazyColumns
        isStacked={false}
        names={{ solid: words.demand, hatched: words.supply }}
        columns={automotive.map(({ month, demand, supply }) => ({
          tick: shortMonth(month),
          title: monthName(month),
          solid: demand,
          hatched: supply,
        }))}
      />
    </MarketFigure>
  );
}
