import { useEffect, useRef } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { nameFaults } from '#web/accounts/find-account-faults.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface ProfileFormProps {
  person: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>;
  save(names: { firstName: string; lastName: string }): Promise<unknown>;
  onClose(): void;
}

export function ProfileForm({ person, save, onClose }: ProfileFormProps) {
  const { profile, fields, faults, failures } = accountsMessages.use();
  const { firstName, lastName, email } = person;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm({
    initial: { firstName, lastName },
    check: (values) => nameFaults(values, faults),
    send: save,
    onSent() {
      showToast(profile.saved);
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
