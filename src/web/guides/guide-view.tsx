import { pagePaths } from '#contract/pages.ts';
import type { GuideId } from '#domain/guides/guide.ts';
import { entitledPlanId } from '#domain/subscriptions/entitlements.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { guidesMessages } from '#web/i18n/guides-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { BackMark } from '#web/ui/back-mark.tsx';
import { Header } from '#web/ui/header.tsx';
import { Page } from '#web/ui/page.tsx';
import { GuideReader } from './guide-reader.tsx';
import { GuideUpsell } from './guide-upsell.tsx';

/** A guide for who has the rights of ELITE; for the others, what is in it. */
export function GuideView({ guide }: { guide: GuideId }) {
  const messages = guidesMessages.use();
  const user = useSignedInUser();
  return (
    <Page
      title={messages.titles[guide]}
      header={
        <div className="print:hidden">
          <Header start={<BackMark href={pagePaths.dashboard} label={messages.back} />}>
            <LanguageSwitcher />
          </Header>
        </div>
      }
    >
      {entitledPlanId(user) === 'ELITE' ? (
        <GuideReader guide={guide} />
      ) : (
        <GuideUpsell guide={guide} isTeamMember={user.isTeamMember} />
      )}
    </Page>
  );
}
