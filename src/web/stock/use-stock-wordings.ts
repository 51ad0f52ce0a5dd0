import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf } from '#contract/endpoints.ts';
import type { StockJobItem, StockWordingItem } from '#contract/stock.ts';
import type { Language } from '#domain/shared/languages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';

type Page = AnswerOf<'findStockWordings'>;

/** What of the notes of a job's cars is no sentence yet, the most frequent first; read a hundred cars after the other. */
export function useStockWordings({ id, counts }: Pick<StockJobItem, 'id' | 'counts'>, language: Language) {
  const client = useQueryClient();
  const queryKey = queryKeys.stockWordings(id, language);
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      call('findStockWordings', {
        ...{ params: { id }, query: { language, ...(after !== undefined && { after }) }, signal },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: counts.ready > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const read = pages.data?.pages.reduce((sum, page) => sum + page.read, 0) ?? 0;
  return {
    wordings: joinPages(pages.data?.pages ?? []),
    ...{ read, isReading: isFetching || (hasNextPage && !isError), isError },
    retry: () => void (pages.data ? fetchNextPage() : pages.refetch()),
    /** Marks words as said: the notes need not be read again for that. */
    markRemembered(keys: readonly string[]) {
      client.setQueryData<InfiniteData<Page>>(
        queryKey,
        (data) => data && { ...data, pages: data.pages.map((page) => withRemembered(page, keys)) },
      );
    },
  };
}

const withRemembered = (page: Page, keys: readonly string[]): Page => ({
  ...page,
  wordings: page.wordings.map((one) => ({
    ...one,
    isRemembered: one.isRemembered || keys.includes(one.key),
  })),
});

/** Each once, with all its cars. */
function joinPages(pages: readonly Page[]): StockWordingItem[] {
  const joined = new Map<string, StockWordingItem>();
  for (const one of pages.flatMap(({ wordings }) => wordings)) {
    const { cars = 0, ...earlier } = joined.get(one.key) ?? {};
    joined.set(one.key, { ...one, ...earlier, cars: one.cars + cars });
  }
  return [...joined.values()].toSorted((a, b) => b.cars - a.cars);
}
