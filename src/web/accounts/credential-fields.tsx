import type { FormPart } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { EmailField } from './email-field.tsx';

/** E-mail and password of somebody who has an account. */
export function CredentialFields({ form }: { form: FormPart<'email' | 'password'> }) {
  const { fields } = accountsMessages.use();
  return (
    <>
      <EmailField form={form} autoComplete="username" />
      <Field label={fields.password} error={form.errorOf('password')}>
        {(slot) => <PasswordInput {...slot} {...form.bind('password')} autoComplete="current-password" />}
      </Field>
    </>
  );
}
