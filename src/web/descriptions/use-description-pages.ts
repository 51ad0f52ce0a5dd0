import { useInfiniteQuery } from '@tanstack/react-query';
import type { DescriptionItem, descriptionPageSize } from '#contract/descriptions.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** Held to the contract by its type; importing the value would bring zod along. */
const pageSize: typeof descriptionPageSize = 50;

type Cursor = { afterCreatedAt: string; afterId: string } | undefined;

/** The user's descriptions that match, newest first, page after page. */
export function useDescriptionPages(search: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.searchedDescriptions(search),
    queryFn: ({ pageParam, signal }) =>
      call('findDescriptions', { query: { search, limit: pageSize, ...pageParam }, signal }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: cursorAfter,
    placeholderData: (previous) => previous,
  });
}

/** Where the page after this one begins; nowhere when this one is not full. */
export function cursorAfter(page: readonly DescriptionItem[]): Cursor {
  const last = page.at(-1);
  if (!last || page.length < pageSize) return undefined;
  return { afterCreatedAt: last.createdAt, afterId: last.id };
}
