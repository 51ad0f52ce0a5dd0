import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Stats } from '../overview.tsx';
import { TeamPanel } from '../team/team-panel.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { ResumeButton } from './resume-button.tsx';
import { StayButton } from './stay-button.tsx';
import { SupportCard } from './support-card.tsx';
import { UsageCard } from './usage-card.tsx';

/** The plan, what it costs and gives, how much of it is used. */
export function SubscriptionTab({ stats }: { stats: Stats | undefined }) {
  const { subscription: messages } = dashboardMessages.use();
  const { common } = siteMessages.use();
  const { isTeamMember, deletionDueAt } = useSignedInUser();
  const current = useQuery({ queryKey: queryKeys.subscription, queryFn: () => call('getSubscription') });
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-4">
        {current.isError && (
          <Notice title={messages.failed}>
            <Button className="mt-3" onClick={() => current.refetch()}>
              {common.retry}
            </Button>
          </Notice>
        )}
        {current.data && (
          <PlanPanel
            subscription={current.data}
            isTeamMember={isTeamMember}
            cancelling={<CancelDialog subscription={current.data} />}
            // Of an account that goes, the plan stays by keeping the account.
            resuming={!deletionDueAt && <ResumeButton />}
            staying={<StayButton plan={current.data.plan} />}
          />
        )}
        <TeamPanel />
      </div>
      <div className="grid grid-cols-1 gap-4">
        {stats && <UsageCard stats={stats} hasUpgrade={false} />}
        {current.data && <SupportCard supportEmail={current.data.supportEmail} />}
      </div>
    </div>
  );
}
