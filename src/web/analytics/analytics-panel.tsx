import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoints.ts';
import type { AnalyticsPart } from '#domain/analytics/analytics-part.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAddressTab } from '#web/ui/use-address-tab.ts';
import { CompetitorsTab } from './competitors/competitors-tab.tsx';
import { MarketTab } from './market/market-tab.tsx';
import { type OfferedPart, PartOffer } from './part-offer.tsx';
import { PerformanceTab } from './performance/performance-tab.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { ReportsTab } from './reports/reports-tab.tsx';
import { useAnalytics } from './use-analytics.ts';
import { usePeriod } from './use-period.ts';

const analyticsTabs = ['performance', 'competitors', 'trends', 'reports'] as const;

/**
 * A period, the age of its figures, and what they tell in four tabs. A tab the plan does not give says what is in
 * it and asks for no figures.
 */
export function AnalyticsPanel({ parts }: { parts: readonly AnalyticsPart[] }) {
  const { title, tabsLabel, tabs, sample, sampleText } = analyticsMessages.use();
  const [period, setPeriod] = usePeriod();
  const [tab, setTab] = useAddressTab<(typeof analyticsTabs)[number]>(analyticsTabs);
  const analytics = useAnalytics(period);
  const showYear = () => setPeriod('1y');
  const given = (part: OfferedPart, content: React.ReactNode) =>
    parts.includes(part) ? content : <PartOffer part={part} />;
  const contents = {
    performance: <PerformanceTab {...{ analytics, period, showYear }} />,
    competitors: given('competitors', <CompetitorsTab period={period} />),
    trends: given('market', <MarketTab {...{ period, showYear }} />),
    reports: given('reports', <ReportsTab />),
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="display text-4xl">{title}</h1>
        <PeriodChoice value={period} onChange={setPeriod} />
      </div>
      <Freshness analytics={analytics.data} isFetching={analytics.isFetching} />
      {analytics.data?.basis.isSample && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-warning/40 bg-warning-wash px-4 py-2 text-sm">
          <Badge tone="warning">{sample}</Badge>
          {sampleText}
        </p>
      )}
      <div className="mt-6">
        <Tabs
          label={tabsLabel}
          value={tab}
          onChange={setTab}
          tabs={analyticsTabs.map((value) => ({ value, label: tabs[value], content: contents[value] }))}
        />
      </div>
    </>
  );
}

interface FreshnessProps {
  analytics: AnswerOf<'getAnalytics'> | undefined;
  isFetching: boolean;
}

/** Which days, how fresh; the line is there before its words, so that nothing jumps. */
function Freshness({ analytics, isFetching }: FreshnessProps) {
  const words = analyticsMessages.use();
  const { day, dateAndTime } = useFormats();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [queryKeys.allAnalytics, queryKeys.allCompetitors, queryKeys.allMarketTrends].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 text-muted text-sm">
      {analytics && (
        <>
          <span>{words.range(day(analytics.basis.from), day(analytics.basis.to))}</span>
          {analytics.isRealTime && (
            <span className="inline-flex items-center gap-2 font-medium text-good">
              <span aria-hidden="true" className="size-2 rounded-full bg-good" />
              {words.realTime}
            </span>
          )}
          <span>{words.lastUpdated(dateAndTime(analytics.lastUpdated))}</span>
          <button
            type="button"
            onClick={() => void refresh()}
            aria-busy={isFetching || undefined}
            className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-medium text-ink hover:bg-sunken"
          >
            <RefreshCw aria-hidden="true" className="size-4" />
            {words.refresh}
          </button>
        </>
      )}
    </div>
  );
}
