import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { newPasswordFault, passwordBounds } from '#web/accounts/find-account-faults.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { UsernameForPasswords } from '#web/ui/username-for-passwords.tsx';

export function PasswordForm({ onClose }: { onClose(): void }) {
  const { password, fields, faults, failures } = accountsMessages.use();
  const { email } = useSignedInUser();
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword ? undefined : faults.passwordMissing,
      newPassword: newPasswordFault(newPassword, faults),
    }),
    send: (payload) => call('changePassword', { payload }),
    onSent() {
      showToast(password.changed);
      void client.invalidateQueries({ queryKey: queryKeys.sessions });
      onClose();
    },
    failures,
  });
  return (
    <form {...form.formProps} className="mt-5 grid gap-5">
      <UsernameForPasswords email={email} />
      <Field label={fields.currentPassword} error={form.errorOf('currentPassword')}>
        {(slot) => (
          <PasswordInput
            {...slot}
            {...form.bind('currentPassword')}
            ref={first}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Field
        label={fields.newPassword}
        hint={fields.passwordHint(passwordBounds.least, passwordBounds.most)}
        error={form.errorOf('newPassword')}
      >
        {(slot) => <PasswordInput {...slot} {...form.bind('newPassword')} autoComplete="new-password" />}
      </Field>
      {form.failure && <Notice>{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" isPending={form.isPending}>
          {form.isPending ? password.saving : password.save}
        </Button>
        <Button disabled={form.isPending} onClick={onClose}>
          {password.cancel}
        </Button>
      </div>
      <p className="text-sm">
        <Link href={pagePaths.forgotPassword} className="quiet-link">
          {password.forgotten}
        </Link>
      </p>
    </form>
  );
}
