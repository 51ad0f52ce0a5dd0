import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';
import { ToImport } from './to-import.tsx';

/** As the server names us among the others. */
const ours = 'Autoscritto';

/** The mean score of our texts and of each marketplace's; those with too few say so. */
export function ComparisonChart({ competitors }: { competitors: AnswerOf<'getCompetitors'> }) {
  const { competitors: all, tooLittle } = analyticsMessages.use();
  const { number } = useFormats();
  const words = all.comparison;
  const { basis, comparison } = competitors;
  const counts = new Map(basis.scoredAds.map(({ competitor, ads }) => [competitor, ads]));
  if (basis.texts > 0 || counts.size > 0) counts.set(ours, basis.texts);
  const known = comparison.map(({ competitor, score }) => ({
    name: competitor,
    score,
    counted: counts.get(competitor) ?? 0,
  }));
  const few = [...counts]
    .filter(([name]) => known.every((one) => one.name !== name))
    .map(([name, counted]) => ({ name, score: null, counted }));
  const rows = [...known, ...few];
  const say = ({ name, counted }: { name: string; counted: number }) => {
    const sentence = name === ours ? words.fewTexts : words.few;
    return sentence(number(counted), number(basis.fewestAds));
  };
  const ads = basis.scoredAds.map(({ competitor, ads: n }) => `${competitor} ${number(n)}`).join(', ');
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={words.over(number(basis.texts), ads || words.noAds)}
      days={basis}
      sheet={{
        columns: [words.competitor, words.counted, words.score],
        rows: rows.map(({ name, score, counted }) => [
          textCell(name),
          { shown: number(counted), raw: counted },
          score === null ? { shown: tooLittle, raw: '' } : { shown: number(score), raw: score },
        ]),
      }}
      empty={<ToImport>{words.empty}</ToImport>}
    >
      <LazyRankedBars
        most={100}
        bars={rows.map((row) => ({
          name: row.name,
          value: row.score,
          shown: row.score === null ? say(row) : number(row.score),
          look: row.name === ours ? 'solid' : 'hatched',
        }))}
      />
      {basis.scoredAds.length === 0 && <p className="text-muted text-sm">{words.empty}</p>}
    </ChartFigure>
  );
}
