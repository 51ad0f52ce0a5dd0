import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { textCell } from '../charts/chart-sheet.ts';
import { LazyRankedBars } from '../charts/lazy-charts.tsx';

/** How each style does; one with too few cars says so in its place. */
export function StyleChart({ analytics }: { analytics: AnswerOf<'getAnalytics'> }) {
  const { performance, tooLittle } = analyticsMessages.use();
  const { styles: styleNames } = appMessages.use();
  const { number, percent } = useFormats();
  const { styles: words, trend, conversion } = performance;
  const { basis, stylePerformance } = analytics;
  const styles = stylePerformance.map(({ style, conversions }) => {
    const cars = basis.byStyle.find((one) => one.style === style) ?? { published: 0, converted: 0 };
    return { name: styleNames[style][0] ?? style, conversions, ...cars };
  });
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={conversion.over(number(basis.converted), number(basis.published))}
      days={basis}
      sheet={{
        columns: [words.style, trend.published, trend.converted, trend.rate],
        rows:
          basis.published === 0
            ? []
            : styles.map(({ name, conversions, published, converted }) => [
                textCell(name),
                { shown: number(published), raw: published },
                { shown: number(converted), raw: converted },
                conversions === null
                  ? { shown: tooLittle, raw: '' }
                  : { shown: percent(conversions), raw: conversions },
              ]),
      }}
      empty={trend.empty}
    >
      <LazyRankedBars
        most={100}
        bars={styles.map(({ name, conversions, published }) => ({
          name,
          value: conversions,
          shown:
            conversions === null
              ? words.few(number(published), number(basis.fewestCars))
              : percent(conversions),
        }))}
      />
    </ChartFigure>
  );
}
