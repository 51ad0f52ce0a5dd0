import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DescriptionItem } from '#contract/descriptions.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { RecentList } from '#web/dashboard/recent-list.tsx';
import { carNameOf } from '#web/documents/description-document.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { demoDashboardMessages } from '#web/i18n/demo-dashboard-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The sample stock; a text opens over the page, as a visitor has no history. */
export function DemoDescriptions({ plan }: { plan: PlanId }) {
  const words = demoDashboardMessages.use();
  const language = useLanguage();
  const [opened, setOpened] = useState<DescriptionItem>();
  const found = useQuery({
    queryKey: queryKeys.demoDescriptions(plan, language),
    queryFn: () => call('findDemoDescriptions', { query: { plan } }),
  });
  const close = () => setOpened(undefined);
  return (
    <>
      <RecentList
        items={found.data}
        hasFailed={found.isError}
        onRetry={() => found.refetch()}
        opening={{ label: words.read, open: setOpened }}
      />
      <Dialog
        title={opened ? carNameOf(opened) : ''}
        isOpen={opened !== undefined}
        onClose={close}
        size="form"
      >
        <Paragraphs text={opened?.professionalDescription ?? ''} />
        <Button look="ink" className="mt-6" onClick={close}>
          {words.answer.close}
        </Button>
      </Dialog>
    </>
  );
}
