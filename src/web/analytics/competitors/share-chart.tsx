import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';
import { ToImport } from './to-import.tsx';

/** Where the imported ads come from. */
export function ShareChart({ competitors }: { competitors: AnswerOf<'getCompetitors'> }) {
  const { competitors: all } = analyticsMessages.use();
  const { number, percent } = useFormats();
  const words = all.share;
  const { basis, marketShare } = competitors;
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={words.over(number(basis.imports))}
      days={basis}
      sheet={{
        columns: [words.name, words.value],
        rows: marketShare.map(({ name, value }) => [textCell(name), { shown: percent(value), raw: value }]),
      }}
      empty={<ToImport>{words.empty}</ToImport>}
    >
      <LazyRankedBars
        most={100}
        bars={marketShare.map(({ name, value }) => ({ name, value, shown: percent(value) }))}
      />
    </ChartFigure>
  );
}
