import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useSession } from '#web/api/session.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { leaveReading } from './arrived-reading.ts';
import { dropKeptPage, findKeptPage, keepPage } from './kept-page.ts';
import { type HandedPage, receivePage } from './receive-page.ts';

const pasteAddress = `${pagePaths.generator}#paste`;

/** Where a page that the bookmarklet hands over comes in; it is read and the generator opened. */
export function ArrivalPage() {
  const { arrival, failure, paste } = listingsMessages.use();
  const { page, isKept } = useHandedPage();
  const session = useSession();
  const reading = useReading();
  const { mutate } = reading;
  const isSignedIn = session.status === 'signed-in';

  useEffect(() => {
    if (page && isSignedIn) mutate(page);
  }, [page, isSignedIn, mutate]);

  const refusal = reading.data?.success === false ? reading.data.message : undefined;
  const { error } = reading;
  const isFailed = error !== null && !(error instanceof ApiError && error.isUnauthorized);
  const fault = error instanceof ApiError ? (sentenceOf(error) ?? arrival.failed) : failure.offline;
  return (
    <Page
      title={arrival.documentTitle}
      header={<Header start={<LogoLink />} />}
      className="max-w-2xl pt-10 pb-24"
    >
      <h1 className="display mb-4 text-3xl">{arrival.documentTitle}</h1>
      {page === null && (
        <Notice title={arrival.nothingTitle}>
          <p className="mt-1">{arrival.nothing}</p>
          <Link href={pasteAddress} className={buttonStyle('ink', 'mt-4')}>
            {paste.open}
          </Link>
        </Notice>
      )}
      {page && session.status === 'visitor' && (
        <>
          <p className="text-muted">{isKept ? arrival.signIn : arrival.signInFirst}</p>
          <Link href={pagePaths.signIn} className={buttonStyle('accent', 'mt-6')}>
            {arrival.signInButton}
          </Link>
        </>
      )}
      {page && !reading.isPending && (refusal ?? isFailed) && (
        <Notice>
          <p>{refusal ?? fault}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {isFailed && (
              <Button look="ink" onClick={() => mutate(page)}>
                {arrival.again}
              </Button>
            )}
            <Link href={pasteAddress} className={buttonStyle(isFailed ? 'line' : 'ink')}>
              {paste.open}
            </Link>
          </div>
        </Notice>
      )}
      {page !== null && session.status !== 'visitor' && (reading.isPending || !(refusal ?? isFailed)) && (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          {page ? arrival.reading : arrival.waiting}
        </p>
      )}
    </Page>
  );
}

/**
 * The page being handed over now, or one kept from before a new sign-in or a reload; null when none
 * came. It is kept until it has been read.
 */
function useHandedPage(): { page: HandedPage | null | undefined; isKept: boolean } {
  const [page, setPage] = useState<HandedPage | null | undefined>(findKeptPage);
  const [isKept, setKept] = useState(page !== undefined);
  const take = useCallback((handed: HandedPage | undefined) => {
    if (handed) setKept(keepPage(handed));
    setPage(handed ?? null);
  }, []);
  const listen = useEffectEvent(() => (isKept ? undefined : receivePage(take)));
  useEffect(() => listen(), []);
  return { page, isKept };
}

function useReading() {
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: ({ content, url }: HandedPage) =>
      call('readPage', { payload: { content, ...(url ? { url } : {}) } }),
    onSuccess(answer) {
      dropKeptPage();
      if (!answer.success) return;
      leaveReading(answer);
      navigate(pagePaths.generator, { replace: true });
    },
  });
}
