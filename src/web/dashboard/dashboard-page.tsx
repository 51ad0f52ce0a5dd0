import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { ReceivedInvitations } from '#web/team/received-invitations.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BillingTab } from './billing/billing-tab.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { Overview } from './overview.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { SubscriptionTab } from './subscription/subscription-tab.tsx';
import { useArrivedPayment } from './use-arrived-payment.ts';
import { useDashboardTab } from './use-dashboard-tab.ts';

export function DashboardPage() {
  const { dashboard } = appMessages.use();
  const { common } = siteMessages.use();
  const user = useSignedInUser();
  const stats = useQuery({ queryKey: queryKeys.dashboardStats, queryFn: () => call('getDashboardStats') });
  const [tab, setTab] = useDashboardTab();
  useArrivedPayment();
  return (
    <Page title={dashboard.documentTitle} header={<DashboardHeader />} className="py-8 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="display min-w-0 text-4xl">
          {dashboard.welcome(user.firstName || dashboard.nameless)}
        </h1>
        <div className="flex min-h-8 flex-wrap items-center gap-2">
          <Badge tone="ink">{dashboard.plan(user.subscriptionPlan)}</Badge>
          <Badge>{dashboard.cycle[user.billingCycle]}</Badge>
          {stats.data && (
            <span className="ml-1 text-muted text-sm">
              {dashboard.usedThisMonth(stats.data.monthlyUsage)}
            </span>
          )}
        </div>
      </div>
      <ReceivedInvitations className="mt-6" />
      <div className="mt-6">
        <Tabs
          label={dashboard.tabsLabel}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'overview',
              label: dashboard.tabs.overview,
              content: stats.isError ? (
                <Notice title={dashboard.failed}>
                  <Button look="line" className="mt-3" onClick={() => stats.refetch()}>
                    {common.retry}
                  </Button>
                </Notice>
              ) : (
                <Overview stats={stats.data} />
              ),
            },
            {
              value: 'subscription',
              label: dashboard.tabs.subscription,
              content: <SubscriptionTab stats={stats.data} />,
            },
            { value: 'billing', label: dashboard.tabs.billing, content: <BillingTab /> },
            { value: 'profile', label: dashboard.tabs.profile, content: <ProfileTab /> },
          ]}
        />
      </div>
    </Page>
  );
}
