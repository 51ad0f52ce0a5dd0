import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { RecentList, recentCount } from './recent-list.tsx';

export function RecentDescriptions() {
  const recent = useQuery({
    queryKey: queryKeys.recentDescriptions,
    queryFn: () => call('findDescriptions', { query: { limit: recentCount } }),
  });
  return <RecentList items={recent.data} hasFailed={recent.isError} onRetry={() => recent.refetch()} />;
}
