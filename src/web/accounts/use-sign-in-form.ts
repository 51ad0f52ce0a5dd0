import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import type { Credentials } from './demo-accounts.tsx';
import { emailFault } from './find-account-faults.ts';

/** A form of e-mail and password; `send` signs in, `onSent` leads on. */
export function useSignInForm<A>({
  send,
  onSent,
}: {
  send(credentials: Credentials): Promise<A>;
  onSent(answer: A): unknown;
}) {
  const { faults, failures } = accountsMessages.use();
  return useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailFault(email, faults),
      password: password ? undefined : faults.passwordMissing,
    }),
    send,
    onSent: (_sent, answer) => onSent(answer),
    failures,
    mayBeSignedOut: true,
  });
}
