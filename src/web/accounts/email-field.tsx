import type { FormPart } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Field } from '#web/ui/field.tsx';

/** The e-mail of a form; by `username` a password manager knows it for the account's name. */
export function EmailField({
  form,
  autoComplete,
}: {
  form: FormPart<'email'>;
  autoComplete: 'username' | 'email';
}) {
  const { fields } = accountsMessages.use();
  return (
    <Field label={fields.email} error={form.errorOf('email')}>
      {(slot) => (
        <input
          {...slot}
          {...form.bind('email')}
          type="email"
          autoComplete={autoComplete}
          className="control"
        />
      )}
    </Field>
  );
}
