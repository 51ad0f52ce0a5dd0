import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditItem } from '#contract/administration.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FailedNotice } from '../failed-notice.tsx';
import { adminPageSize } from '../page-size.ts';
import { AuditRow } from './audit-row.tsx';

type Cursor = { afterAt: string; afterId: string } | undefined;

/** Who changed what, newest first; only to be read. */
export function AuditLog({ onFind }: { onFind(userId: string): void }) {
  const { log: words } = administrationMessages.use();
  const pages = useInfiniteQuery({
    queryKey: queryKeys.auditEntries,
    queryFn: ({ pageParam, signal }) =>
      call('findAuditEntries', { query: { limit: adminPageSize, ...pageParam }, signal }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: cursorAfter,
    // What another administrator did meanwhile belongs here too.
    refetchOnMount: 'always',
  });
  const entries = pages.data?.pages.flat();
  if (pages.isPending) return <Loading />;
  if (pages.isError) {
    return (
      <FailedNotice
        title={words.failed}
        error={pages.error}
        isRetrying={pages.isFetching}
        onRetry={() => pages.refetch()}
      />
    );
  }
  if (!entries?.length) return <EmptyList title={words.none} text={words.noneHint} />;
  return (
    <>
      <h2 className="font-semibold">{words.title}</h2>
      <p className="mt-1 text-muted text-sm">{words.text}</p>
      <table className="mt-5 w-full max-lg:block">
        <thead className="border-line border-b text-left text-muted text-sm max-lg:sr-only">
          <tr>
            {[words.when, words.who, words.what, words.whom, words.change].map((name) => (
              <th key={name} scope="col" className="pr-6 pb-2 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block max-lg:border-line max-lg:border-t">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} onFind={onFind} />
          ))}
        </tbody>
      </table>
      {pages.hasNextPage && (
        <div className="mt-6 text-center">
          <Button isPending={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

function cursorAfter(page: readonly AuditItem[]): Cursor {
  const last = page.at(-1);
  if (!last || page.length < adminPageSize) return undefined;
  return { afterAt: last.at, afterId: last.id };
}
