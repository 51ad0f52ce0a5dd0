import { useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { linkHours } from '#domain/accounts/link-hours.ts';
import { call } from '#web/api/call.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { findAttempt, findOrderEmail, keepOrderEmail } from '#web/placed-order.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { emailFault } from './find-account-faults.ts';
import { MailSent } from './mail-sent.tsx';

/** Where a payment without an account leads: the mail with the link to choose a password is on its way. */
export function PaidPage() {
  const { paid } = accountsMessages.use();
  const [email, setEmail] = useState(findOrderEmail);
  const [isCorrecting, setCorrecting] = useState(false);
  const attempt = findAttempt();
  if (!email || !attempt) {
    return (
      <AccountPage title={paid.sentTitle} text={paid.elsewhere}>
        <p>{paid.elsewhereText}</p>
        <p className="mt-3">
          <Link href={pagePaths.register} className="quiet-link">
            {paid.register}
          </Link>
        </p>
      </AccountPage>
    );
  }
  const mailTo = (address: string) =>
    call('correctOrderEmail', { payload: { attempt, email: address.trim() } });
  if (isCorrecting) {
    return (
      <CorrectAddress
        email={email}
        mailTo={mailTo}
        onSent={(address) => {
          keepOrderEmail(address);
          setEmail(address);
          setCorrecting(false);
        }}
      />
    );
  }
  return (
    <MailSent
      words={paid}
      email={email}
      hours={linkHours.paidOrder}
      resend={() => mailTo(email)}
      onChangeAddress={() => setCorrecting(true)}
    />
  );
}

interface CorrectAddressProps {
  email: string;
  mailTo(address: string): Promise<unknown>;
  onSent(address: string): void;
}

/** The address the paid plan goes to, typed anew. */
function CorrectAddress({ email, mailTo, onSent }: CorrectAddressProps) {
  const { paid, faults, failures } = accountsMessages.use();
  const form = useForm({
    initial: { email },
    check: (values) => ({ email: emailFault(values.email, faults) }),
    send: (values) => mailTo(values.email),
    onSent: (values) => onSent(values.email.trim()),
    failures,
  });
  return (
    <AccountPage title={paid.correctTitle} text={paid.correctText}>
      <form {...form.formProps} className="grid gap-5">
        <EmailField form={form} autoComplete="email" />
        {form.failure && <Notice>{form.failure}</Notice>}
        <Button type="submit" look="accent" isPending={form.isPending}>
          {form.isPending ? paid.pending : paid.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
