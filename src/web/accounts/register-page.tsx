import { useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { linkHours } from '#domain/accounts/link-hours.ts';
import { call } from '#web/api/call.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import { EmailField } from './email-field.tsx';
import { emailFault, nameFaults } from './find-account-faults.ts';
import { MailSent } from './mail-sent.tsx';

interface Registration extends Record<string, string> {
  firstName: string;
  lastName: string;
  email: string;
  /** `yes` once he has ticked it. */
  agrees: string;
}

/** The e-mail first: the password is chosen by the link that is mailed there. */
export function RegisterPage() {
  const { register, fields, faults, failures, agreement } = accountsMessages.use();
  const [sent, setSent] = useState<Registration>();
  const signUp = ({ agrees, ...person }: Registration) =>
    call('signUp', { payload: { ...person, agrees: agrees === 'yes' } });
  const form = useForm<Registration>({
    initial: { firstName: '', lastName: '', email: '', agrees: '' },
    check: (values) => ({
      ...{ ...nameFaults(values, faults), email: emailFault(values.email, faults) },
      agrees: values.agrees ? undefined : agreement.missing,
    }),
    send: signUp,
    onSent: setSent,
    failures,
  });

  if (sent) {
    return (
      <MailSent
        words={register}
        email={sent.email.trim()}
        hours={linkHours.signUp}
        resend={() => signUp(sent)}
        onChangeAddress={() => setSent(undefined)}
      />
    );
  }
  return (
    <AccountPage title={register.title} text={register.text}>
      <form {...form.formProps} className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={fields.firstName} error={form.errorOf('firstName')}>
            {(slot) => (
              <input {...slot} {...form.bind('firstName')} autoComplete="given-name" className="control" />
            )}
          </Field>
          <Field label={fields.lastName} error={form.errorOf('lastName')}>
            {(slot) => (
              <input {...slot} {...form.bind('lastName')} autoComplete="family-name" className="control" />
            )}
          </Field>
        </div>
        <EmailField form={form} autoComplete="email" />
        <AgreementCheck form={form} />
        {form.failure && <Notice>{form.failure}</Notice>}
        <Button type="submit" look="accent" isPending={form.isPending}>
          {form.isPending ? register.pending : register.submit}
        </Button>
      </form>
      <p className="mt-6">
        {register.hasAccount}{' '}
        <Link href={pagePaths.signIn} className="quiet-link">
          {register.signIn}
        </Link>
      </p>
    </AccountPage>
  );
}
