import { failureOf } from '#web/api/api-error.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface FailedNoticeProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry(): void;
}

/** A list that did not load: why, and once more. */
export function FailedNotice({ title, error, isRetrying, onRetry }: FailedNoticeProps) {
  const { failures } = accountsMessages.use();
  const { common } = siteMessages.use();
  return (
    <Notice title={title}>
      <p>{failureOf(error, failures)}</p>
      <Button className="mt-3" isPending={isRetrying} onClick={onRetry}>
        {common.retry}
      </Button>
    </Notice>
  );
}
