import type { AnalyticsPeriod } from '#domain/analytics/period.ts';
import { Loading } from '#web/ui/loading.tsx';
import { FailedAnalytics } from '../failed-analytics.tsx';
import { useCompetitors } from '../use-analytics.ts';
import { ComparisonChart } from './comparison-chart.tsx';
import { OurFigures } from './our-figures.tsx';
import { ShareChart } from './share-chart.tsx';

/** Our texts beside those of the marketplaces. */
export function CompetitorsTab({ period }: { period: AnalyticsPeriod }) {
  const competitors = useCompetitors(period);
  const { data } = competitors;
  if (competitors.isError) return <FailedAnalytics query={competitors} />;
  if (!data) return <Loading />;
  return (
    <div className="grid gap-6" aria-busy={competitors.isFetching}>
      <OurFigures competitors={data} />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <ComparisonChart competitors={data} />
        <ShareChart competitors={data} />
      </div>
    </div>
  );
}
