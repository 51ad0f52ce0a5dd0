import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { demoPagePaths, pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { mailMessages } from '#web/i18n/mail-messages.ts';
import { BackMark } from '#web/ui/back-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Header } from '#web/ui/header.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyInbox } from './empty-inbox.tsx';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';

/** While the page is visible; in the background nothing is asked. */
const pollingPause = 4000;

/** The mails of a demo, where no mail really goes out; which ones and which one stands in the address. */
export function InboxPage() {
  const words = mailMessages.use();
  const [search] = useSearchParams();
  const to = search.get('to') ?? '';
  const query = useQuery({
    queryKey: queryKeys.demoMails(to),
    queryFn: ({ signal }) => call('findDemoMails', { query: { to }, signal }),
    networkMode: 'always',
    refetchInterval: pollingPause,
    refetchOnWindowFocus: 'always',
  });
  const mails = query.data ?? [];
  const chosen = mails.find(({ id }) => id === search.get('mail'));
  const shown = chosen ?? mails[0];
  const hrefOf = (mail?: { id: string }) => {
    const params = new URLSearchParams({ ...(to && { to }), ...(mail && { mail: mail.id }) });
    return params.size ? `${demoPagePaths.inbox}?${params}` : demoPagePaths.inbox;
  };

  return (
    <Page
      title={words.documentTitle}
      header={
        <Header start={<BackMark href={pagePaths.home} label={words.back} />}>
          <LanguageSwitcher />
        </Header>
      }
    >
      <div
        className={classNames(
          'flex flex-wrap items-start justify-between gap-x-8 gap-y-4',
          chosen && 'max-md:hidden',
        )}
      >
        <div className="min-w-0 max-w-prose">
          <h1 className="display text-3xl md:text-4xl">{words.title}</h1>
          <p className="mt-2 text-muted">{words.intro}</p>
        </div>
        <Button onClick={() => query.refetch()}>
          <RotateCw aria-hidden="true" className="size-4" />
          {words.refresh}
        </Button>
      </div>
      {to && (
        <p className={classNames('mt-5 flex flex-wrap items-center gap-x-3', chosen && 'max-md:hidden')}>
          <span className="[overflow-wrap:anywhere]">{words.onlyTo(to)}</span>
          <Link href={demoPagePaths.inbox} className="quiet-link inline-flex min-h-11 items-center">
            {words.showAll}
          </Link>
        </p>
      )}
      {query.isError && (
        <div className="mt-6">
          <Notice>{words.failed}</Notice>
        </div>
      )}
      {query.data && !shown && <EmptyInbox />}
      {shown && (
        <div className="grid items-start gap-6 md:mt-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <MailList {...{ mails, shown, hrefOf }} className={chosen ? 'max-md:hidden' : 'max-md:mt-6'} />
          <MailView
            key={chosen?.id}
            mail={shown}
            listHref={hrefOf()}
            className={chosen ? 'md:sticky md:top-6' : 'max-md:hidden md:sticky md:top-6'}
          />
        </div>
      )}
    </Page>
  );
}
