import { useInfiniteQuery } from '@tanstack/react-query';
import type { StockView } from '#domain/vehicles/stock-view.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { type Cursor, cursorAfter, pageSize } from './cursor-after.ts';

/** The user's descriptions that match, newest first, page after page. */
export function useDescriptionPages(search: string, view?: StockView) {
  return useInfiniteQuery({
    queryKey: queryKeys.searchedDescriptions(search, view),
    queryFn: ({ pageParam, signal }) =>
      call('findDescriptions', { query: { search, view, limit: pageSize, ...pageParam }, signal }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: cursorAfter,
    placeholderData: (previous) => previous,
  });
}
