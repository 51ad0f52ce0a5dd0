import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useSession } from '#web/api/session.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AccountPage } from './account-page.tsx';
import { type Credentials, DemoAccounts } from './demo-accounts.tsx';
import { useEnter } from './use-enter.ts';

export function SignInPage() {
  const { signIn } = siteMessages.use();
  const { isDemo } = useSession();
  const enter = useEnter();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const attempt = useMutation({
    mutationFn: (payload: Credentials) => call('signIn', { payload }),
    onSuccess: enter,
    meta: { mayBeSignedOut: true },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    attempt.mutate(credentials);
  }

  return (
    <AccountPage title={signIn.title}>
      <form onSubmit={submit} className="grid gap-5">
        <Field label={signIn.email}>
          {(slot) => (
            <input
              {...slot}
              type="email"
              name="email"
              required
              autoComplete="username"
              className="control"
              value={credentials.email}
              onChange={(event) => setCredentials({ ...credentials, email: event.target.value })}
            />
          )}
        </Field>
        <Field label={signIn.password}>
          {(slot) => (
            <PasswordInput
              {...slot}
              name="password"
              required
              autoComplete="current-password"
              value={credentials.password}
              onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
            />
          )}
        </Field>
        {attempt.isError && <Notice>{sentenceOf(attempt.error) ?? signIn.failed}</Notice>}
        <Button type="submit" look="accent" isPending={attempt.isPending}>
          {attempt.isPending ? signIn.pending : signIn.submit}
        </Button>
      </form>
      <p className="mt-6">
        {signIn.noAccount}{' '}
        <Link href={pagePaths.register} className="quiet-link">
          {signIn.register}
        </Link>
      </p>
      {isDemo && <DemoAccounts onChoose={setCredentials} />}
    </AccountPage>
  );
}
