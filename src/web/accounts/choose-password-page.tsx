import { useQuery } from '@tanstack/react-query';
import { ApiError, failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMailedToken } from '#web/use-mailed-token.ts';
import { AccountPage } from './account-page.tsx';
import { DeadLink } from './dead-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where a mailed link leads: whose it is, then the password. */
export function ChoosePasswordPage() {
  const { choosePassword, failures } = accountsMessages.use();
  const { common } = siteMessages.use();
  const token = useMailedToken();
  const link = useQuery({
    queryKey: queryKeys.mailedLink(token),
    queryFn: () => call('readLink', { payload: { token } }),
    enabled: token !== '',
  });

  if (!token) return <DeadLink title={choosePassword.missingTitle} text={choosePassword.missing} />;
  if (isDead(link.error)) return <DeadLink title={choosePassword.deadTitle} text={choosePassword.dead} />;
  const isReset = link.data?.purpose === 'new-password';
  return (
    <AccountPage
      title={isReset ? choosePassword.resetTitle : choosePassword.signUpTitle}
      text={link.data && choosePassword.forEmail(link.data.email)}
    >
      {link.data && (
        <NewPasswordForm
          token={token}
          email={link.data.email}
          isReset={isReset}
          onRefused={() => void link.refetch()}
        />
      )}
      {link.isPending && (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          {choosePassword.checking}
        </p>
      )}
      {link.isError && !link.data && (
        <Notice>
          {failureOf(link.error, failures)}
          <div className="mt-3">
            <Button isPending={link.isFetching} onClick={() => link.refetch()}>
              {common.retry}
            </Button>
          </div>
        </Notice>
      )}
    </AccountPage>
  );
}

/** No link of ours (any more), as against one that could not be asked about. */
const isDead = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);
