import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Loading } from '#web/ui/loading.tsx';
import { EmptyList } from './empty-list.tsx';
import { FailedNotice } from './failed-notice.tsx';

interface PagedListProps<Item> {
  pages: UseInfiniteQueryResult<InfiniteData<Item[]>>;
  words: { failed: string; none: string; noneHint: string; more: string };
  /** Where the button for more stands under the items. */
  moreClassName?: string;
  children(items: Item[]): React.ReactNode;
}

/** A list that comes page after page: on its way, failed, empty, or its items with a button for more. */
export function PagedList<Item>({ pages, words, moreClassName, children }: PagedListProps<Item>) {
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
  const items = pages.data.pages.flat();
  if (items.length === 0) return <EmptyList title={words.none} text={words.noneHint} />;
  return (
    <>
      {children(items)}
      {pages.hasNextPage && (
        <div className={classNames('mt-6', moreClassName)}>
          <Button isPending={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
