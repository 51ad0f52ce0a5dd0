import type { ComponentProps } from 'react';
import type { AnswerOf } from '#contract/endpoints.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';

type MarketFigureProps = Pick<ComponentProps<typeof ChartFigure>, 'sheet' | 'series' | 'children'> & {
  words: { title: string; how: string };
  basis: AnswerOf<'getMarketTrends'>['basis'];
};

/** A chart of the market: over how many dealers and cars, and what is missing where they are too few. */
export function MarketFigure({ words, basis, ...chart }: MarketFigureProps) {
  const { market } = analyticsMessages.use();
  const { number } = useFormats();
  return (
    <ChartFigure
      title={words.title}
      how={words.how}
      over={market.over(number(basis.dealers), number(basis.cars))}
      days={basis}
      empty={market.missing(number(basis.fewestDealers))}
      {...chart}
    />
  );
}
