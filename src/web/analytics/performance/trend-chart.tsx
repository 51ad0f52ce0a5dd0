import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyColumns } from '../charts/lazy-charts.tsx';
import { groupDays, type Stretch } from './group-days.ts';

/** Cars by the day of their publication, and how many of them came to something. */
export function TrendChart({ analytics }: { analytics: AnswerOf<'getAnalytics'> }) {
  const { performance } = analyticsMessages.use();
  const formats = useFormats();
  const { number, percent } = formats;
  const words = performance.trend;
  const { basis } = analytics;
  const { unit, stretches } = groupDays(basis.byDay, basis);
  const titleOf = ({ from }: Stretch) => (unit === 'month' ? formats.month(from) : formats.day(from));
  const rateOf = ({ published, converted }: Stretch) => Math.round((1000 * converted) / published) / 10;
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={performance.conversion.over(number(basis.converted), number(basis.published))}
      days={basis}
      series={[
        { name: words.converted, look: 'solid' },
        { name: words.waiting, look: 'hatched' },
      ]}
      sheet={{
        columns: [words.units[unit], words.published, words.converted, words.rate],
        rows: stretches
          .filter(({ published }) => published > 0)
          .map((stretch) => [
            textCell(titleOf(stretch)),
            { shown: number(stretch.published), raw: stretch.published },
            { shown: number(stretch.converted), raw: stretch.converted },
            { shown: percent(rateOf(stretch)), raw: rateOf(stretch) },
          ]),
      }}
      empty={words.empty}
    >
      <LazyColumns
        isStacked
        names={{ solid: words.converted, hatched: words.waiting }}
        columns={stretches.map((stretch) => ({
          tick: unit === 'month' ? formats.shortMonth(stretch.from) : formats.dayOfMonth(stretch.from),
          title: unit === 'week' ? `${words.units.week} ${titleOf(stretch)}` : titleOf(stretch),
          solid: stretch.converted,
          hatched: stretch.published - stretch.converted,
          ...(stretch.published > 0 && { note: `${words.rate}: ${percent(rateOf(stretch))}` }),
        }))}
      />
    </ChartFigure>
  );
}
