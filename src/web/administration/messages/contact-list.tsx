import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminContactItem } from '#contract/administration.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FailedNotice } from '../failed-notice.tsx';
import { adminPageSize } from '../page-size.ts';
import { ContactMessage } from './contact-message.tsx';

type Cursor = { afterCreatedAt: string; afterId: string } | undefined;

/** What people wrote in the contact form, newest first. */
export function ContactList() {
  const { messages: words } = administrationMessages.use();
  const pages = useInfiniteQuery({
    queryKey: queryKeys.contactMessages,
    queryFn: ({ pageParam, signal }) =>
      call('findContactMessages', { query: { limit: adminPageSize, ...pageParam }, signal }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: cursorAfter,
    // What has been written meanwhile belongs here too.
    refetchOnMount: 'always',
  });
  const messages = pages.data?.pages.flat();
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
  if (!messages?.length) return <EmptyList title={words.none} text={words.noneHint} />;
  return (
    <>
      <h2 className="sr-only">{words.title}</h2>
      <ul className="max-w-4xl divide-y divide-line border-line border-y">
        {messages.map((message) => (
          <ContactMessage key={message.id} message={message} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="mt-6">
          <Button isPending={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

function cursorAfter(page: readonly AdminContactItem[]): Cursor {
  const last = page.at(-1);
  if (!last || page.length < adminPageSize) return undefined;
  return { afterCreatedAt: last.createdAt, afterId: last.id };
}
