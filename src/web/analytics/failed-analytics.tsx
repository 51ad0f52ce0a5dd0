import { failureOf } from '#web/api/api-error.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface FailedAnalyticsProps {
  query: { error: unknown; isFetching: boolean; refetch(): unknown };
}

/** Figures that did not come: why, and once more. */
export function FailedAnalytics({ query }: FailedAnalyticsProps) {
  const { failures } = accountsMessages.use();
  const { common } = siteMessages.use();
  const { failed } = analyticsMessages.use();
  return (
    <Notice title={failed}>
      <p>{failureOf(query.error, failures)}</p>
      <Button className="mt-3" isPending={query.isFetching} onClick={() => query.refetch()}>
        {common.retry}
      </Button>
    </Notice>
  );
}
