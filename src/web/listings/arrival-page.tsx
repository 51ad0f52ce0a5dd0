import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useSession } from '#web/api/session.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { leaveReading } from './arrived-reading.ts';
import { keepPage, takeKeptPage } from './kept-page.ts';
import { type HandedPage, receivePage } from './receive-page.ts';

/** Where a page that the bookmarklet hands over comes in; it is read and the generator opened. */
export function ArrivalPage() {
  const { arrival, paste } = listingsMessages.use();
  const page = useHandedPage();
  const session = useSession();
  const reading = useReading();
  const { mutate } = reading;
  const isSignedIn = session.status === 'signed-in';

  useEffect(() => {
    if (!page) return;
    if (isSignedIn) mutate(page);
    else keepPage(page);
  }, [page, isSignedIn, mutate]);

  const refusal = reading.data?.success === false ? reading.data.message : undefined;
  const failure = reading.isError ? (sentenceOf(reading.error) ?? arrival.failed) : undefined;
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
          <Link href={pagePaths.generator} className={buttonStyle('ink', 'mt-4')}>
            {paste.open}
          </Link>
        </Notice>
      )}
      {page && session.status === 'visitor' && (
        <>
          <p className="text-muted">{arrival.signIn}</p>
          <Link href={pagePaths.signIn} className={buttonStyle('accent', 'mt-6')}>
            {arrival.signInButton}
          </Link>
        </>
      )}
      {(refusal ?? failure) && (
        <Notice>
          <p>{refusal ?? failure}</p>
          <Link href={pagePaths.generator} className={buttonStyle('ink', 'mt-4')}>
            {paste.open}
          </Link>
        </Notice>
      )}
      {page !== null && session.status !== 'visitor' && !(refusal ?? failure) && (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          {page ? arrival.reading : arrival.waiting}
        </p>
      )}
    </Page>
  );
}

/** The page kept from before signing in, or the one being handed over now; null when none came. */
function useHandedPage(): HandedPage | null | undefined {
  const [page, setPage] = useState<HandedPage | null | undefined>(takeKeptPage);
  const isKept = page !== undefined;
  const listen = useEffectEvent(() =>
    isKept ? undefined : receivePage((handed) => setPage(handed ?? null)),
  );
  useEffect(() => listen(), []);
  return page;
}

function useReading() {
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: ({ content, url }: HandedPage) =>
      call('readPage', { payload: { content, ...(url ? { url } : {}) } }),
    onSuccess(answer) {
      if (!answer.success) return;
      leaveReading(answer);
      navigate(pagePaths.generator, { replace: true });
    },
  });
}
