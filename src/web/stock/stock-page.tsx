import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePaths } from '#contract/pages.ts';
import type { StockJobItem } from '#contract/stock.ts';
import { entitledPlan } from '#domain/subscriptions/entitlements.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { WorkNav } from '#web/dashboard/work-nav.tsx';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { BackMark } from '#web/ui/back-mark.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Header } from '#web/ui/header.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { BringStock } from './bring-stock.tsx';
import { EarlierJobs } from './earlier-jobs.tsx';
import { isAtWork } from './standing-of.ts';
import { StockFeed } from './stock-feed.tsx';
import { StockJob } from './stock-job.tsx';

/** While cars are written and the page is visible; in the background nothing is asked. */
const pollingPause = 1500;

/** The whole stock described at once: a file brought, its cars mended, written and approved. */
export function StockPage() {
  const messages = stockMessages.use();
  const { common } = siteMessages.use();
  const user = useSignedInUser();
  const [chosen, setChosen] = useState<string | 'new'>();
  const jobs = useQuery({
    queryKey: queryKeys.stockJobs,
    queryFn: ({ signal }) => call('findStockJobs', { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? pollingPause : false),
    refetchOnMount: 'always',
  });
  const found = jobs.data ?? [];
  const shown = chosen === 'new' ? undefined : (found.find(({ id }) => id === chosen) ?? found[0]);
  const mayWrite = entitledPlan(user).writesStock;

  return (
    <Page
      title={messages.documentTitle}
      header={
        <Header nav={<WorkNav />} start={<BackMark href={pagePaths.home} label={messages.documentTitle} />}>
          <LanguageSwitcher />
        </Header>
      }
    >
      <h1 className="display text-4xl">{messages.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{messages.text}</p>
      {!mayWrite && <Upsell isTeamMember={user.isTeamMember} />}
      {jobs.isError && (
        <div className="mt-6">
          <Notice title={messages.failed}>
            <Button className="mt-3" onClick={() => jobs.refetch()}>
              {common.retry}
            </Button>
          </Notice>
        </div>
      )}
      {jobs.data && mayWrite && !shown && <BringStock onBrought={setChosen} />}
      {shown && (
        <StockJob
          key={shown.id}
          job={shown}
          onAnother={() => setChosen('new')}
          onGone={() => setChosen(undefined)}
        />
      )}
      {mayWrite && !user.isTeamMember && found.length > 0 && <StockFeed />}
      <EarlierJobs
        jobs={found.filter(({ id }) => id !== shown?.id)}
        onChoose={({ id }: StockJobItem) => setChosen(id)}
      />
    </Page>
  );
}

function Upsell({ isTeamMember }: { isTeamMember: boolean }) {
  const messages = stockMessages.use();
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-sheet p-5">
      <p>{isTeamMember ? messages.ofOwner : messages.upsell}</p>
      {!isTeamMember && <ButtonLink href={pagePaths.plans}>{messages.plans}</ButtonLink>}
    </div>
  );
}
