import { pagePaths } from '#contract/pages.ts';
import { entitledPlan } from '#domain/subscriptions/entitlements.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { WorkNav } from '#web/dashboard/work-nav.tsx';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { BackMark } from '#web/ui/back-mark.tsx';
import { Header } from '#web/ui/header.tsx';
import { Page } from '#web/ui/page.tsx';
import { AnalyticsPanel } from './analytics-panel.tsx';
import { AnalyticsUpsell } from './analytics-upsell.tsx';

/** The parts of the analytics that the reader's plan gives; without any, what they would see, and no call. */
export function AnalyticsPage() {
  const { title, back } = analyticsMessages.use();
  const user = useSignedInUser();
  const parts = entitledPlan(user).analytics;
  return (
    <Page
      title={title}
      className="py-8 md:py-10"
      header={
        <Header nav={<WorkNav />} start={<BackMark href={pagePaths.dashboard} label={back} />}>
          <LanguageSwitcher />
        </Header>
      }
    >
      {parts.length > 0 ? (
        <AnalyticsPanel parts={parts} />
      ) : (
        <AnalyticsUpsell isTeamMember={user.isTeamMember} />
      )}
    </Page>
  );
}
