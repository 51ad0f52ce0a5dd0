import { call } from '#web/api/call.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { UsernameForPasswords } from '#web/ui/username-for-passwords.tsx';
import { newPasswordFault, passwordBounds } from './find-account-faults.ts';
import { useEnter } from './use-enter.ts';

interface NewPasswordFormProps {
  token: string;
  email: string;
  isReset: boolean;
  /** The link may have died meanwhile. */
  onRefused(): void;
}

export function NewPasswordForm({ token, email, isReset, onRefused }: NewPasswordFormProps) {
  const { choosePassword, fields, faults, failures } = accountsMessages.use();
  const enter = useEnter();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: newPasswordFault(password, faults) }),
    send: ({ password }) =>
      call('choosePassword', { payload: { token, password } }).catch((error: unknown) => {
        onRefused();
        throw error;
      }),
    onSent: () => enter(),
    failures,
    mayBeSignedOut: true,
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <UsernameForPasswords email={email} />
      <Field
        label={isReset ? fields.newPassword : fields.password}
        hint={fields.passwordHint(passwordBounds.least, passwordBounds.most)}
        error={form.errorOf('password')}
      >
        {(slot) => <PasswordInput {...slot} {...form.bind('password')} autoComplete="new-password" />}
      </Field>
      {isReset && <p className="text-muted text-sm">{choosePassword.resetText}</p>}
      {form.failure && <Notice>{form.failure}</Notice>}
      <Button type="submit" look="accent" isPending={form.isPending}>
        {form.isPending ? choosePassword.pending : choosePassword.submit}
      </Button>
    </form>
  );
}
