import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession } from '#web/api/session.ts';
import { queryOf, type UserFilter } from './user-filter.ts';

/** The users of a filter page after page, each page with the figures of the whole business. */
export function useAdminUsers(filter: UserFilter) {
  const users = useInfiniteQuery({
    queryKey: queryKeys.filteredAdminUsers(filter),
    queryFn: ({ pageParam, signal }) =>
      call('findAdminUsers', { query: { ...queryOf(filter), sort: filter.sort, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
  const { error } = users;
  useEffect(() => {
    // No administrator any longer: the page then says so.
    if (error instanceof ApiError && error.status === 403) void reloadSession();
  }, [error]);
  return users;
}
