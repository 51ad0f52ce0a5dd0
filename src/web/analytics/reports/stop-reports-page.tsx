import { useMutation } from '@tanstack/react-query';
import { pagePaths } from '#contract/pages.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { PlainHeader } from '#web/ui/plain-header.tsx';
import { useMailedToken } from '#web/use-mailed-token.ts';

/** Where the link of a monthly mail leads; opening it changes nothing, because programs open links, too. */
export function StopReportsPage() {
  const { stopReports: words } = analyticsMessages.use();
  const token = useMailedToken();
  const stopping = useMutation({ mutationFn: () => call('stopReportMails', { query: { token } }) });
  return (
    <Page title={words.title} header={<PlainHeader />} className="py-10 md:py-16">
      <div className="mx-auto max-w-[26rem]">
        <h1 className="display text-[2rem] md:text-4xl">{words.title}</h1>
        {stopping.isSuccess ? (
          <>
            <p role="status" className="mt-4 text-lg">
              {words.done}
            </p>
            <p className="mt-3 text-muted">{words.again}</p>
            <ButtonLink href={`${pagePaths.analytics}?tab=reports`} className="mt-6">
              {words.toReports}
            </ButtonLink>
          </>
        ) : (
          <>
            <p className="mt-4">{words.text}</p>
            <Button
              look="ink"
              className="mt-6"
              isPending={stopping.isPending}
              onClick={() => stopping.mutate()}
            >
              {words.stop}
            </Button>
            {stopping.isError && (
              <div className="mt-6">
                <Notice>{sentenceOf(stopping.error) ?? words.failed}</Notice>
              </div>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
