import { demoDashboardMessages } from '#web/i18n/demo-dashboard-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';

/** The demo without its data. */
export function DemoFault({ header, onRetry }: { header: React.ReactNode; onRetry(): void }) {
  const words = demoDashboardMessages.use();
  const { common } = siteMessages.use();
  return (
    <Page title={words.documentTitle} header={header}>
      <h1 className="display mb-6 text-4xl">{words.documentTitle}</h1>
      <Notice title={words.failed}>
        <Button className="mt-3" onClick={onRetry}>
          {common.retry}
        </Button>
      </Notice>
    </Page>
  );
}
