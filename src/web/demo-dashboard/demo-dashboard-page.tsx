import { useQuery } from '@tanstack/react-query';
import { demoPagePaths, pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSession } from '#web/api/session.ts';
import { detailsOf } from '#web/billing/billing-fields.ts';
import { BillingCard } from '#web/dashboard/billing/billing-card.tsx';
import { DashboardFrame } from '#web/dashboard/dashboard-frame.tsx';
import { DashboardHeader } from '#web/dashboard/dashboard-header.tsx';
import { Overview } from '#web/dashboard/overview.tsx';
import { ProfileCard } from '#web/dashboard/profile/profile-card.tsx';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { demoDashboardMessages } from '#web/i18n/demo-dashboard-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { DemoBar } from './demo-bar.tsx';
import { DemoDescriptions } from './demo-descriptions.tsx';
import { DemoFault } from './demo-fault.tsx';
import { DemoPlanTab } from './demo-plan-tab.tsx';
import { RawAnswer } from './raw-answer.tsx';
import { simulateSave } from './simulate-save.ts';
import { StylesBox } from './styles-box.tsx';
import { useDemoPlan } from './use-demo-plan.ts';
import { useTestAi } from './use-test-ai.ts';

/** The dashboard as a sample dealer sees it on the plan of the address. */
export function DemoDashboardPage() {
  const words = demoDashboardMessages.use();
  const { receipts } = dashboardMessages.use();
  const language = useLanguage();
  const isSignedIn = useSession().status === 'signed-in';
  const [plan, hrefOf] = useDemoPlan();
  const testAi = useTestAi(plan);
  const user = useQuery({
    queryKey: queryKeys.demoUser(language),
    queryFn: () => call('getDemoUser'),
    placeholderData: (inAnotherLanguage) => inAnotherLanguage,
  });
  const stats = useQuery({
    queryKey: queryKeys.demoStats(plan),
    queryFn: () => call('getDemoStats', { query: { plan } }),
  });

  const header = (
    <>
      <DemoBar {...{ plan, hrefOf }} isTesting={testAi.isRunning} onTest={testAi.run} />
      <DashboardHeader
        dashboardHref={`${demoPagePaths.dashboardTest}?plan=${plan}`}
        generatorHref={isSignedIn ? pagePaths.generator : demoPagePaths.testLogin}
        analyticsHref={
          plan === 'ELITE' ? (isSignedIn ? pagePaths.analytics : demoPagePaths.testLogin) : undefined
        }
      />
    </>
  );
  const failed = [user, stats].filter(({ isError }) => isError);
  if (failed.length) {
    return <DemoFault header={header} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  }
  if (!user.data || !stats.data) return <Loading />;

  const { subscriptionPlan } = stats.data;
  return (
    <DashboardFrame
      title={words.documentTitle}
      header={header}
      firstName={user.data.firstName}
      plan={subscriptionPlan}
      billingCycle={stats.data.billingCycle}
      monthlyUsage={stats.data.monthlyUsage}
      tabs={{
        overview: (
          <Overview stats={stats.data} isTeamMember={false} recent={<DemoDescriptions plan={plan} />} />
        ),
        subscription: <DemoPlanTab stats={stats.data} />,
        billing: (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <BillingCard text={words.simulated} details={detailsOf(user.data)} save={simulateSave} />
            <Card>
              <h2 className="font-semibold">{receipts.title}</h2>
              <p className="mt-2 text-muted">{receipts.empty}</p>
            </Card>
          </div>
        ),
        profile: (
          <div className="max-w-2xl">
            <ProfileCard
              text={words.simulated}
              person={{ ...user.data, subscriptionPlan, role: 'user', isTeamMember: false }}
              save={simulateSave}
            />
          </div>
        ),
      }}
    >
      {testAi.answer && <RawAnswer answer={testAi.answer} onClose={testAi.clear} />}
      <StylesBox plan={plan} />
    </DashboardFrame>
  );
}
