import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { EmptyList } from '../empty-list.tsx';
import { FailedNotice } from '../failed-notice.tsx';
import { useAdminUsers } from './use-admin-users.ts';
import { anyUser, isFiltered, type UserFilter } from './user-filter.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

const typingPause = 250;

interface UsersPanelProps {
  /** As it stands in the fields; the search counts once the typing rests. */
  typed: UserFilter;
  onChange(filter: UserFilter): void;
}

/** Searched, filtered and sorted, page after page. */
export function UsersPanel({ typed, onChange }: UsersPanelProps) {
  const { users: words } = administrationMessages.use();
  const search = useDebounced(typed.search.trim(), typingPause);
  const filter = { ...typed, search };
  const pages = useAdminUsers(filter);
  const users = pages.data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <div aria-busy={pages.isFetching}>
      <UserFilters filter={typed} exported={filter} onChange={onChange} />
      <div className="mt-6">
        {pages.isPending && <Loading />}
        {pages.isError && (
          <FailedNotice
            title={words.failed}
            error={pages.error}
            isRetrying={pages.isFetching}
            onRetry={() => pages.refetch()}
          />
        )}
        {pages.isSuccess && users.length === 0 && (
          <EmptyList title={words.none} text={words.noneHint}>
            {isFiltered(filter) && (
              <Button onClick={() => onChange({ ...anyUser, sort: typed.sort })}>{words.clear}</Button>
            )}
          </EmptyList>
        )}
        {pages.isSuccess && users.length > 0 && <UserTable users={users} />}
        {pages.hasNextPage && (
          <div className="mt-6 text-center">
            <Button isPending={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
              {words.more}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
