import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminContactItem } from '#contract/administration.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { adminPageSize } from '../page-size.ts';
import { PagedList } from '../paged-list.tsx';
import { ContactMessage } from './contact-message.tsx';

type Cursor = { afterUrgent: string; afterCreatedAt: string; afterId: string } | undefined;

/** The messages of the contact form: new ones of customers with priority first, then the newest. */
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
  return (
    <PagedList pages={pages} words={words}>
      {(messages) => (
        <>
          <h2 className="sr-only">{words.title}</h2>
          <ul className="max-w-4xl divide-y divide-line border-line border-y">
            {messages.map((message) => (
              <ContactMessage key={message.id} message={message} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function cursorAfter(page: readonly AdminContactItem[]): Cursor {
  const last = page.at(-1);
  if (!last || page.length < adminPageSize) return undefined;
  return { afterUrgent: String(last.isUrgent), afterCreatedAt: last.createdAt, afterId: last.id };
}
