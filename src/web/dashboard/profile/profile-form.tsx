import { useEffect, useRef } from 'react';
import { nameFaults } from '#web/accounts/find-account-faults.ts';
import { call } from '#web/api/call.ts';
import { reloadSession, useSignedInUser } from '#web/api/session.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export function ProfileForm({ onClose }: { onClose(): void }) {
  const { profile, fields, faults, failures } = accountsMessages.use();
  const { firstName, lastName, email } = useSignedInUser();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm({
    initial: { firstName, lastName },
    check: (values) => nameFaults(values, faults),
    send: (payload) => call('updateProfile', { payload }),
    async onSent() {
      showToast(profile.saved);
      await reloadSession();
      onClose();
    },
    failures,
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={fields.firstName} error={form.errorOf('firstName')}>
          {(slot) => (
            <input
              {...slot}
              {...form.bind('firstName')}
              ref={first}
              autoComplete="given-name"
              className="control"
            />
          )}
        </Field>
        <Field label={fields.lastName} error={form.errorOf('lastName')}>
          {(slot) => (
            <input {...slot} {...form.bind('lastName')} autoComplete="family-name" className="control" />
          )}
        </Field>
      </div>
      <Field label={fields.email} hint={profile.emailFixed}>
        {(slot) => <input {...slot} value={email} readOnly className="control bg-sunken text-muted" />}
      </Field>
      {form.failure && <Notice>{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" isPending={form.isPending}>
          {form.isPending ? profile.saving : profile.save}
        </Button>
        <Button disabled={form.isPending} onClick={onClose}>
          {profile.cancel}
        </Button>
      </div>
    </form>
  );
}
