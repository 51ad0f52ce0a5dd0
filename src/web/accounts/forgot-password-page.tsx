import { useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { linkHours } from '#domain/accounts/link-hours.ts';
import { call } from '#web/api/call.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { emailFault } from './find-account-faults.ts';
import { MailSent } from './mail-sent.tsx';

/** Says the same for any e-mail: whether it has an account only its mail tells. */
export function ForgotPasswordPage() {
  const { forgot, faults, failures } = accountsMessages.use();
  const [sentTo, setSentTo] = useState<string>();
  const request = (email: string) => call('requestNewPassword', { payload: { email } });
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailFault(email, faults) }),
    send: ({ email }) => request(email),
    onSent: ({ email }) => setSentTo(email),
    failures,
  });

  if (sentTo) {
    return (
      <MailSent
        words={forgot}
        email={sentTo.trim()}
        hours={linkHours.newPassword}
        resend={() => request(sentTo)}
        onChangeAddress={() => setSentTo(undefined)}
      />
    );
  }
  return (
    <AccountPage title={forgot.title} text={forgot.text}>
      <form {...form.formProps} className="grid gap-5">
        <EmailField form={form} autoComplete="username" />
        {form.failure && <Notice>{form.failure}</Notice>}
        <Button type="submit" look="accent" isPending={form.isPending}>
          {form.isPending ? forgot.pending : forgot.submit}
        </Button>
      </form>
      <p className="mt-6">
        <Link href={pagePaths.signIn} className="quiet-link">
          {forgot.back}
        </Link>
      </p>
    </AccountPage>
  );
}
