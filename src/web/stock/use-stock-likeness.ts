import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** How alike the texts of a job are, once it was asked for: `isAsked` asks, all others read the same answer. */
export const useStockLikeness = (jobId: string, isAsked = false) =>
  useQuery({
    queryKey: queryKeys.stockLikeness(jobId),
    queryFn: ({ signal }) => call('getStockLikeness', { params: { id: jobId }, signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  });
