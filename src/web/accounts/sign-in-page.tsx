import { useSearchParams } from 'wouter';
import { type SignInFault, signInFaults } from '#contract/sign-in-faults.ts';
import { call } from '#web/api/call.ts';
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
import { OtherWaysIn } from './other-ways-in.tsx';
import { useEnter } from './use-enter.ts';

export function SignInPage() {
  const { signIn, fields, faults, failures, signInFaults: sentences } = accountsMessages.use();
  const { isDemo } = useSession();
  const enter = useEnter();
  const fault = useProviderFault();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailFault(email, faults),
      password: password ? undefined : faults.passwordMissing,
    }),
    send: (payload) => call('signIn', { payload }),
    onSent: () => enter(),
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
      <OtherWaysIn disabled={form.isPending}>
        {isDemo && <DemoAccounts onChoose={form.setValues} />}
      </OtherWaysIn>
    </AccountPage>
  );
}

/** Why a sign-in over another site came to nothing, if one did just now. */
function useProviderFault(): SignInFault | undefined {
  const [search] = useSearchParams();
  return signInFaults.find((code) => code === search.get('fault'));
}
