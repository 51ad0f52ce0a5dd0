import { useLocation, useSearch } from 'wouter';
import { type AnalyticsPeriod, analyticsPeriods } from '#domain/analytics/period.ts';

const usual: AnalyticsPeriod = '30d';

/** The period the address names, else the usual one. */
export function usePeriod(): [AnalyticsPeriod, (period: AnalyticsPeriod) => void] {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const named = params.get('period');

  function choose(next: AnalyticsPeriod) {
    params.delete('period');
    if (next !== usual) params.set('period', next);
    navigate(params.size ? `${path}?${params}` : path);
  }
  return [analyticsPeriods.find((period) => period === named) ?? usual, choose];
}
