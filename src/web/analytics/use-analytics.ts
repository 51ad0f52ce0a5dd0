import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsPeriod } from '#domain/analytics/period.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** What happens elsewhere changes the figures, so each visit asks again, with the last ones shown meanwhile. */
const always = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  meta: { whenSignedOut: () => analyticsMessages.now().sessionExpired },
};

const mostRetries = 3;

export function useAnalytics(period: AnalyticsPeriod) {
  return useQuery({
    ...always,
    queryKey: queryKeys.analytics(period),
    queryFn: ({ signal }) => call('getAnalytics', { params: { period }, signal }),
    retry: (failures, error) => failures < mostRetries && !isRefused(error),
    retryDelay: (failures) => 500 * 2 ** failures,
  });
}

export function useCompetitors(period: AnalyticsPeriod) {
  const language = useLanguage();
  return useQuery({
    ...always,
    queryKey: queryKeys.competitors(period, language),
    queryFn: ({ signal }) => call('getCompetitors', { params: { period }, signal }),
  });
}

export function useMarketTrends(period: AnalyticsPeriod) {
  return useQuery({
    ...always,
    queryKey: queryKeys.marketTrends(period),
    queryFn: ({ signal }) => call('getMarketTrends', { params: { period }, signal }),
  });
}

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.isUnauthorized || error.status === 403);
