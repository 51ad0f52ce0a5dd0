import { Link } from 'wouter';
import type { AnswerOf } from '#contract/endpoints.ts';
import { pagePaths } from '#contract/pages.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChangeLine } from '../figures/change-line.tsx';
import { FigureCell, FigureGrid } from '../figures/figure-cell.tsx';

/** Texts, conversion, days to a sale and, where the plan gives it, return: each against the period before. */
export function MainFigures({ analytics }: { analytics: AnswerOf<'getAnalytics'> }) {
  const { performance: words, change } = analyticsMessages.use();
  const { number, percent, change: signed } = useFormats();
  const { totalDescriptions, descriptionsGrowth, conversionRate, conversionGrowth } = analytics;
  const { avgSaleTime, saleTimeReduction, roi, roiGrowth, basis } = analytics;
  const { published, converted, sold, timed, before } = basis;
  const fewest = number(basis.fewestCars);

  const compared = (value: number | null, say: (value: number) => string) =>
    value === null ? (
      change.none
    ) : (
      <ChangeLine value={value}>{value === 0 ? change.same : say(value)}</ChangeLine>
    );
  const points = (value: number) => change.points(signed(value));
  return (
    <FigureGrid label={words.title} columns={basis.roi ? undefined : 'sm:grid-cols-3'}>
      <FigureCell
        label={words.descriptions.label}
        value={number(totalDescriptions)}
        change={compared(descriptionsGrowth, (value) =>
          change.more(`${value > 0 ? '+' : ''}${percent(value)}`),
        )}
        how={words.descriptions.how}
        over={words.descriptions.over(number(before.descriptions))}
      />
      <FigureCell
        label={words.conversion.label}
        value={conversionRate === null ? undefined : percent(conversionRate)}
        missing={<ToHistory>{words.conversion.missing(fewest, number(published))}</ToHistory>}
        change={compared(conversionGrowth, points)}
        how={words.conversion.how}
        over={words.conversion.over(number(converted), number(published))}
      />
      <FigureCell
        label={words.saleTime.label}
        value={avgSaleTime === null ? undefined : words.saleTime.value(number(avgSaleTime))}
        missing={<ToHistory>{words.saleTime.missing(fewest, number(timed))}</ToHistory>}
        change={compared(saleTimeReduction, (value) =>
          value > 0 ? change.faster(percent(value)) : change.slower(percent(-value)),
        )}
        how={words.saleTime.how}
        over={words.saleTime.over(number(timed))}
      />
      {basis.roi && (
        <FigureCell
          label={words.roi.label}
          value={roi === null ? undefined : percent(roi)}
          missing={totalDescriptions === 0 ? words.roi.noTexts : words.roi.noPrice}
          change={compared(roiGrowth, points)}
          how={words.roi.how}
          over={words.roi.over(number(totalDescriptions), number(sold))}
        />
      )}
    </FigureGrid>
  );
}

/** What is missing, and the way to where it is marked. */
function ToHistory({ children }: { children: string }) {
  const { toHistory } = analyticsMessages.use();
  return (
    <>
      <p>{children}</p>
      <Link href={pagePaths.history} className="quiet-link mt-1 inline-flex min-h-11 items-center">
        {toHistory}
      </Link>
    </>
  );
}
