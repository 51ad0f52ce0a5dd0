import { useSignedInUser } from '#web/api/session.ts';
import type { FormPart } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { UsernameForPasswords } from '#web/ui/username-for-passwords.tsx';

interface ProofFieldProps {
  form: FormPart<'password'>;
  hasPassword: boolean;
  hint?: string;
  ref?: React.Ref<HTMLInputElement>;
}

/** The password once more; who has none is told what stands for it. */
export function ProofField({ form, hasPassword, hint, ref }: ProofFieldProps) {
  const { fields } = accountsMessages.use();
  const { proofByProvider } = ownDataMessages.use();
  const { email } = useSignedInUser();
  if (!hasPassword) return <p className="text-sm">{proofByProvider}</p>;
  return (
    <>
      <UsernameForPasswords email={email} />
      <Field label={fields.password} hint={hint} error={form.errorOf('password')}>
        {(slot) => (
          <PasswordInput {...slot} {...form.bind('password')} ref={ref} autoComplete="current-password" />
        )}
      </Field>
    </>
  );
}
