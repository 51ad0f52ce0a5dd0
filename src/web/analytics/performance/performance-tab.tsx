import type { AnalyticsPeriod } from '#domain/analytics/period.ts';
import { Loading } from '#web/ui/loading.tsx';
import { FailedAnalytics } from '../failed-analytics.tsx';
import { PartOffer } from '../part-offer.tsx';
import { RoiSection } from '../roi/roi-section.tsx';
import type { useAnalytics } from '../use-analytics.ts';
import { MainFigures } from './main-figures.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { StyleChart } from './style-chart.tsx';
import { TrendChart } from './trend-chart.tsx';

interface PerformanceTabProps {
  analytics: ReturnType<typeof useAnalytics>;
  period: AnalyticsPeriod;
  showYear(): void;
}

/** What came of the texts of a period. */
export function PerformanceTab({ analytics, period, showYear }: PerformanceTabProps) {
  const { data } = analytics;
  if (analytics.isError) return <FailedAnalytics query={analytics} />;
  if (!data) return <Loading />;
  const { published, sold } = data.basis;
  if (data.totalDescriptions === 0 && published === 0 && sold === 0) {
    return <NothingYet onShowYear={period === '1y' ? undefined : showYear} />;
  }
  return (
    <div className="grid gap-6" aria-busy={analytics.isFetching}>
      <MainFigures analytics={data} />
      <div className="grid gap-6 lg:grid-cols-3">
        <div className="grid min-w-0 lg:col-span-2">
          <TrendChart analytics={data} />
        </div>
        <StyleChart analytics={data} />
      </div>
      {data.basis.roi ? <RoiSection analytics={data} basis={data.basis.roi} /> : <PartOffer part="return" />}
    </div>
  );
}
