import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { LazyColumns } from '../charts/lazy-charts.tsx';

/** Demand beside supply, month by month. */
export function DemandChart({ market }: { market: AnswerOf<'getMarketTrends'> }) {
  const { market: all } = analyticsMessages.use();
  const { number, month: monthName, shortMonth } = useFormats();
  const words = all.months;
  const { basis, automotive } = market;
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={all.over(number(basis.dealers), number(basis.cars))}
      days={basis}
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
      empty={all.missing(number(basis.fewestDealers))}
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
    </ChartFigure>
  );
}
