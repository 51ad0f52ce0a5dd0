import { Link } from 'wouter';
import { demoPagePaths } from '#contract/pages.ts';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { CredentialFields } from '#web/accounts/credential-fields.tsx';
import { DemoAccounts } from '#web/accounts/demo-accounts.tsx';
import { useEnter } from '#web/accounts/use-enter.ts';
import { useSignInForm } from '#web/accounts/use-sign-in-form.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { demoDashboardMessages } from '#web/i18n/demo-dashboard-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { pageAfterLogin } from './page-after-login.ts';

/** The sign-in of a test system: three accounts at hand, or any other by its password. */
export function TestLoginPage() {
  const { login } = demoDashboardMessages.use();
  const enter = useEnter();
  const form = useSignInForm({
    send: (payload) =>
      call('testLogin', { payload }).catch((error: unknown) => {
        showToast({ ...toastOf(error), variant: 'destructive' });
        throw error;
      }),
    onSent: ({ user }) => enter(pageAfterLogin(user.role)),
  });

  return (
    <AccountPage title={login.title} text={login.text}>
      <form {...form.formProps} className="grid gap-5">
        <CredentialFields form={form} />
        <Button type="submit" look="accent" isPending={form.isPending}>
          {form.isPending ? login.pending : login.submit}
        </Button>
      </form>
      <DemoAccounts kinds={['admin', 'PRO', 'FREE']} onChoose={form.setValues} />
      <p className="mt-8 border-line border-t pt-5">
        {login.elsewhere}{' '}
        <Link href={demoPagePaths.dashboardTest} className="quiet-link">
          {login.dashboard}
        </Link>
      </p>
    </AccountPage>
  );
}

/** What the server says of a sign-in it refused, or that it could not be asked. */
function toastOf(error: unknown) {
  if (!(error instanceof ApiError)) return { title: demoDashboardMessages.now().login.offline };
  const { error: title } = siteMessages.now().toasts;
  return { title, ...(error.body.message && { description: error.body.message }) };
}
