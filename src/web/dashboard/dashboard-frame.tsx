import type { BillingCycle } from '#domain/accounts/user.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type DashboardTab, dashboardTabs, useDashboardTab } from './use-dashboard-tab.ts';

interface DashboardFrameProps {
  title: string;
  header: React.ReactNode;
  firstName: string;
  plan: PlanId;
  billingCycle: BillingCycle;
  /** Undefined while it is on its way. */
  monthlyUsage: number | undefined;
  /** What stands between the welcome and the tabs. */
  children?: React.ReactNode;
  tabs: Record<DashboardTab, React.ReactNode>;
}

/** Who is here, on which plan, and the four tabs. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { title, header, firstName, plan, billingCycle, monthlyUsage, children, tabs } = props;
  const { dashboard } = appMessages.use();
  const [tab, setTab] = useDashboardTab();
  return (
    <Page title={title} header={header} className="py-8 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="display min-w-0 text-4xl">{dashboard.welcome(firstName || dashboard.nameless)}</h1>
        <div className="flex min-h-8 flex-wrap items-center gap-2">
          <Badge tone="ink">{dashboard.plan(plan)}</Badge>
          <Badge>{dashboard.cycle[billingCycle]}</Badge>
          {monthlyUsage !== undefined && (
            <span className="text-muted text-sm">{dashboard.usedThisMonth(monthlyUsage)}</span>
          )}
        </div>
      </div>
      {children}
      <div className="mt-6">
        <Tabs
          label={dashboard.tabsLabel}
          value={tab}
          onChange={setTab}
          tabs={dashboardTabs.map((value) => ({
            value,
            label: dashboard.tabs[value],
            content: tabs[value],
          }))}
        />
      </div>
    </Page>
  );
}
