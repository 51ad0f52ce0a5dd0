import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { ReceivedInvitations } from '#web/team/received-invitations.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BillingTab } from './billing/billing-tab.tsx';
import { DetailsWanted } from './billing/details-wanted.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { Overview } from './overview.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { RecentDescriptions } from './recent-descriptions.tsx';
import { SubscriptionTab } from './subscription/subscription-tab.tsx';
import { useArrivedPayment } from './use-arrived-payment.ts';
import { WaitingCars } from './waiting-cars.tsx';
import { WorkNav } from './work-nav.tsx';

export function DashboardPage() {
  const { dashboard } = appMessages.use();
  const { common } = siteMessages.use();
  const user = useSignedInUser();
  const stats = useQuery({ queryKey: queryKeys.dashboardStats, queryFn: () => call('getDashboardStats') });
  useArrivedPayment();
  return (
    <DashboardFrame
      title={dashboard.documentTitle}
      header={
        <DashboardHeader
          analyticsHref={user.subscriptionPlan === 'ELITE' ? pagePaths.analytics : undefined}
          isAdmin={user.role === 'admin'}
          pages={<WorkNav />}
        />
      }
      firstName={user.firstName}
      plan={user.subscriptionPlan}
      billingCycle={user.billingCycle}
      monthlyUsage={stats.data?.monthlyUsage}
      tabs={{
        overview: stats.isError ? (
          <Notice title={dashboard.failed}>
            <Button look="line" className="mt-3" onClick={() => stats.refetch()}>
              {common.retry}
            </Button>
          </Notice>
        ) : (
          <Overview
            stats={stats.data}
            isTeamMember={user.isTeamMember}
            recent={
              <>
                <WaitingCars />
                <RecentDescriptions />
              </>
            }
          />
        ),
        subscription: <SubscriptionTab stats={stats.data} />,
        billing: <BillingTab />,
        profile: <ProfileTab />,
      }}
    >
      <DetailsWanted />
      <ReceivedInvitations className="mt-6" />
    </DashboardFrame>
  );
}
