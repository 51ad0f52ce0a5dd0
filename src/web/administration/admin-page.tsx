import { pagePaths } from '#contract/pages.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { BackMark } from '#web/ui/back-mark.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Header } from '#web/ui/header.tsx';
import { Page } from '#web/ui/page.tsx';
import { PlainHeader } from '#web/ui/plain-header.tsx';
import { AdminPanel } from './admin-panel.tsx';

/** Wide enough for the table of users. */
const wide = 'max-w-[92rem]';

export function AdminPage() {
  const { title, back } = administrationMessages.use();
  const isAdmin = useSignedInUser().role === 'admin';
  if (!isAdmin) return <AccessDenied />;
  return (
    <Page
      title={title}
      className={`py-8 md:py-10 ${wide}`}
      header={
        <Header start={<BackMark href={pagePaths.dashboard} label={back} />} className={wide}>
          <LanguageSwitcher />
        </Header>
      }
    >
      <AdminPanel />
    </Page>
  );
}

function AccessDenied() {
  const { denied } = administrationMessages.use();
  return (
    <Page title={denied.title} header={<PlainHeader />} className="grid place-items-center py-16">
      <div className="max-w-md text-center">
        <h1 className="display text-4xl">{denied.title}</h1>
        <p className="mt-4 mb-8 text-muted">{denied.text}</p>
        <ButtonLink href={pagePaths.dashboard} look="ink">
          {denied.button}
        </ButtonLink>
      </div>
    </Page>
  );
}
