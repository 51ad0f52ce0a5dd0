import { pagePaths } from '#contract/pages.ts';
import { keepReturnPath } from '#web/api/return-path.ts';
import { reloadSession, useSession } from '#web/api/session.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { OfflinePage } from '#web/offline-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { PlainHeader } from '#web/ui/plain-header.tsx';
import { JoinInvitations } from './join-invitations.tsx';

/** Where the mail of an invitation leads: to the invitation, or first to a sign-in. */
export function JoinPage() {
  const { join } = accountsMessages.use();
  const session = useSession();
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'unknown') return <OfflinePage retry={reloadSession} />;
  return (
    <Page title={join.documentTitle} header={<PlainHeader />} className="py-10 md:py-16">
      <div className="mx-auto max-w-2xl">
        <h1 className="display text-[2rem] md:text-4xl">{join.title}</h1>
        {session.user ? <JoinInvitations user={session.user} /> : <VisitorsWay />}
      </div>
    </Page>
  );
}

function VisitorsWay() {
  const { join } = accountsMessages.use();
  return (
    <>
      <p className="mt-3 text-lg">{join.visitor}</p>
      <p className="mt-3 text-muted">{join.visitorHint}</p>
      {/* Whoever signs in from here comes back here. */}
      <div className="mt-8 flex flex-wrap gap-3" onClickCapture={() => keepReturnPath()}>
        <ButtonLink href={pagePaths.signIn} look="accent">
          {join.signIn}
        </ButtonLink>
        <ButtonLink href={pagePaths.register}>{join.register}</ButtonLink>
      </div>
    </>
  );
}
