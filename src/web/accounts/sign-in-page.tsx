import { Link, useSearchParams } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { type SignInFault, signInFaults } from '#contract/sign-in-faults.ts';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { useSession } from '#web/api/session.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AccountPage } from './account-page.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { emailFault } from './find-account-faults.ts';
import { GoogleButton } from './google-button.tsx';
import { OrLine } from './or-line.tsx';
import { useEnter } from './use-enter.ts';
import { useGoing } from './use-going.ts';
import { useSignInWays } from './use-sign-in-ways.ts';

export function SignInPage() {
  const { signIn, fields, faults, failures, signInFaults: sentences } = accountsMessages.use();
  const { isDemo } = useSession();
  const { google, hosted } = useSignInWays();
  const { goal, go } = useGoing(0);
  const enter = useEnter();
  const fault = useProviderFault();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailFault(email, faults),
      password: password ? undefined : faults.passwordMissing,
    }),
    send: (payload) => call('signIn', { payload }),
    onSent: enter,
    failures,
    mayBeSignedOut: true,
  });

  return (
    <AccountPage title={signIn.title}>
      {fault && !form.failure && (
        <div className="mb-6">
          <Notice>{sentences[fault]}</Notice>
        </div>
      )}
      <form {...form.formProps} className="grid gap-5">
        <Field label={fields.email} error={form.errorOf('email')}>
          {(slot) => (
            <input
              {...slot}
              {...form.bind('email')}
              type="email"
              autoComplete="username"
              className="control"
            />
          )}
        </Field>
        <Field label={fields.password} error={form.errorOf('password')}>
          {(slot) => <PasswordInput {...slot} {...form.bind('password')} autoComplete="current-password" />}
        </Field>
        {form.failure && <Notice>{form.failure}</Notice>}
        <Button type="submit" look="accent" isPending={form.isPending}>
          {form.isPending ? signIn.pending : signIn.submit}
        </Button>
      </form>
      {google && (
        <>
          <OrLine />
          <GoogleButton
            isGoing={goal !== undefined}
            disabled={form.isPending}
            onClick={() => go(addresses.googleLogin)}
          />
        </>
      )}
      {hosted && (
        <p className="mt-6">
          <Link href={pagePaths.login} className="quiet-link">
            {signIn.otherWays}
          </Link>
        </p>
      )}
      <p className={hosted ? 'mt-3' : 'mt-6'}>
        <Link href={pagePaths.forgotPassword} className="quiet-link">
          {signIn.forgotten}
        </Link>
      </p>
      <p className="mt-3">
        {signIn.noAccount}{' '}
        <Link href={pagePaths.register} className="quiet-link">
          {signIn.register}
        </Link>
      </p>
      {isDemo && <DemoAccounts onChoose={form.setValues} />}
    </AccountPage>
  );
}

/** Why a sign-in over another site came to nothing, if one did just now. */
function useProviderFault(): SignInFault | undefined {
  const [search] = useSearchParams();
  return signInFaults.find((code) => code === search.get('fault'));
}
