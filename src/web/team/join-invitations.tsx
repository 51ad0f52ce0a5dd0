import type { CurrentUser } from '#contract/accounts.ts';
import { pagePaths } from '#contract/pages.ts';
import { failureOf } from '#web/api/api-error.ts';
import { useLogout } from '#web/api/use-logout.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ReceivedInvitations } from './received-invitations.tsx';
import { useReceivedInvitations } from './use-received-invitations.ts';

/** What somebody signed in finds at /join. */
export function JoinInvitations({ user }: { user: CurrentUser }) {
  const { join, failures } = accountsMessages.use();
  const { common } = siteMessages.use();
  const received = useReceivedInvitations();
  const logout = useLogout();

  if (received.isPending) {
    return (
      <p role="status" className="mt-6 flex items-center gap-3 text-muted">
        <Spinner />
        {common.loading}
      </p>
    );
  }
  if (received.isError) {
    return (
      <div className="mt-6">
        <Notice>
          {failureOf(received.error, failures)}
          <div className="mt-3">
            <Button isPending={received.isFetching} onClick={() => received.refetch()}>
              {common.retry}
            </Button>
          </div>
        </Notice>
      </div>
    );
  }
  if (received.data.length) return <ReceivedInvitations className="mt-6" />;
  return (
    <>
      <p className="mt-4 font-semibold">{user.isTeamMember ? join.member : join.none(user.email)}</p>
      {!user.isTeamMember && <p className="mt-2 text-muted">{join.noneText}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={pagePaths.dashboard} look="ink">
          {join.toDashboard}
        </ButtonLink>
        {!user.isTeamMember && <Button onClick={logout}>{join.logout}</Button>}
      </div>
    </>
  );
}
