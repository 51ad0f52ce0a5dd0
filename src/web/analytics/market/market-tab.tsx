import type { AnalyticsPeriod } from '#domain/analytics/period.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { FailedAnalytics } from '../failed-analytics.tsx';
import { useMarketTrends } from '../use-analytics.ts';
import { BrandsChart } from './brands-chart.tsx';
import { DemandChart } from './demand-chart.tsx';
import { MarketInsights } from './market-insights.tsx';
import { ModelsChart } from './models-chart.tsx';
import { SegmentsChart } from './segments-chart.tsx';

interface MarketTabProps {
  period: AnalyticsPeriod;
  showYear(): void;
}

/** Supply and demand of all dealers together. */
export function MarketTab({ period, showYear }: MarketTabProps) {
  const { market: words } = analyticsMessages.use();
  const { number, dateAndTime } = useFormats();
  const market = useMarketTrends(period);
  const { data } = market;
  if (market.isError) return <FailedAnalytics query={market} />;
  if (!data) return <Loading />;
  const { basis, automotive, segments, topBrands, topModels } = data;
  const fewest = number(basis.fewestDealers);
  const isEmpty = [automotive, segments, topBrands, topModels].every((list) => list.length === 0);
  return (
    <div className="grid gap-6" aria-busy={market.isFetching}>
      <p className="max-w-3xl text-muted text-sm tabular-nums">
        {[
          words.intro(fewest),
          ...(isEmpty ? [] : [words.over(number(basis.dealers), number(basis.cars))]),
          words.computed(dateAndTime(basis.computedAt)),
        ].join(' ')}
      </p>
      {isEmpty ? (
        <div className="max-w-2xl py-4">
          <h2 className="display text-2xl">{words.empty.title}</h2>
          <p className="mt-3 text-muted">{words.empty.text(fewest, number(basis.dealers))}</p>
          {period !== '1y' && (
            <Button className="mt-6" onClick={showYear}>
              {words.empty.longer}
            </Button>
          )}
        </div>
      ) : (
        <>
          <MarketInsights market={data} />
          <DemandChart market={data} />
          <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
            <SegmentsChart market={data} />
            <BrandsChart market={data} />
          </div>
          <ModelsChart market={data} />
        </>
      )}
    </div>
  );
}
