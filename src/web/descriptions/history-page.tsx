import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { stockViews } from '#domain/vehicles/stock-view.ts';
import { WorkNav } from '#web/dashboard/work-nav.tsx';
import { appMessages } from '#web/i18n/app-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { BackMark } from '#web/ui/back-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Header } from '#web/ui/header.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { EmptyHistory } from './empty-history.tsx';
import { HistoryList } from './history-list.tsx';
import { useDescriptionPages } from './use-description-pages.ts';
import { ViewLinks } from './view-links.tsx';

const typingPause = 250;

export function HistoryPage() {
  const { history } = appMessages.use();
  const { nav, common } = siteMessages.use();
  const address = new URLSearchParams(useSearch());
  const toOpen = address.get('open') ?? undefined;
  const view = stockViews.find((known) => known === address.get('view'));
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingPause);
  const pages = useDescriptionPages(search, view);
  const items = pages.data?.pages.flat() ?? [];

  return (
    <Page
      title={history.documentTitle}
      header={
        <Header nav={<WorkNav />} start={<BackMark href={pagePaths.home} label={history.back} />}>
          <LanguageSwitcher />
          <Link
            href={pagePaths.plans}
            className={buttonStyle('quiet', '-mr-4 max-[22rem]:-mr-1.5 max-[22rem]:px-1.5')}
          >
            {nav.plans}
          </Link>
        </Header>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="display text-4xl">{history.title}</h1>
        <search className="relative w-full sm:max-w-80">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            aria-label={history.search}
            placeholder={history.search}
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
            className="control pl-9"
          />
        </search>
      </div>
      <ViewLinks view={view} />
      <div className="mt-4" aria-busy={pages.isFetching}>
        {pages.isError && (
          <Notice title={history.failed}>
            <Button className="mt-3" onClick={() => pages.refetch()}>
              {common.retry}
            </Button>
          </Notice>
        )}
        {pages.isSuccess && items.length === 0 && (
          <EmptyHistory search={search} view={view} onClear={() => setTyped('')} />
        )}
        {items.length > 0 && <HistoryList items={items} toOpen={toOpen} />}
        {pages.hasNextPage && (
          <div className="mt-6 text-center">
            <Button isPending={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
              {history.more}
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}
