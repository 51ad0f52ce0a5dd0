import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { FigureCell, FigureGrid } from '../figures/figure-cell.tsx';

/** How fast and how good our texts are, and how they please. */
export function OurFigures({ competitors }: { competitors: AnswerOf<'getCompetitors'> }) {
  const { competitors: words } = analyticsMessages.use();
  const { number, percent } = useFormats();
  const { time, quality, satisfaction } = words;
  const { basis, performance } = competitors;
  const { avgResponseTime, qualityScore, customerSatisfaction } = performance;
  const fewest = number(basis.fewestAds);
  // It comes with one decimal: what is less than half of that is not nothing.
  const inSeconds = (seconds: number) => (seconds === 0 ? `< ${number(0.1)} s` : `${number(seconds)} s`);
  return (
    <FigureGrid label={words.performance} columns="md:grid-cols-3">
      <FigureCell
        label={time.label}
        value={avgResponseTime === null ? undefined : inSeconds(avgResponseTime)}
        missing={time.missing(fewest, number(basis.generations))}
        how={time.how}
        over={time.over(number(basis.generations))}
      />
      <FigureCell
        label={quality.label}
        value={qualityScore === null ? undefined : quality.value(number(qualityScore))}
        missing={quality.missing(fewest, number(basis.texts))}
        how={quality.how}
        over={quality.over(number(basis.texts))}
      />
      <FigureCell
        label={satisfaction.label}
        value={customerSatisfaction === null ? undefined : percent(customerSatisfaction)}
        missing={satisfaction.missing(fewest, number(basis.ratings))}
        how={satisfaction.how}
        over={satisfaction.over(number(basis.ratings))}
      />
    </FigureGrid>
  );
}
