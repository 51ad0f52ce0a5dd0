import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditItem } from '#contract/administration.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { adminPageSize } from '../page-size.ts';
import { PagedList } from '../paged-list.tsx';
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
  return (
    <PagedList pages={pages} words={words} moreClassName="text-center">
      {(entries) => (
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
        </>
      )}
    </PagedList>
  );
}

function cursorAfter(page: readonly AuditItem[]): Cursor {
  const last = page.at(-1);
  if (!last || page.length < adminPageSize) return undefined;
  return { afterAt: last.at, afterId: last.id };
}
