import { useEffect, useRef } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { nameFaults } from '#web/accounts/find-account-faults.ts';
import { useForm } from '#web/api/use-form.ts';
import type { FormDraft } from '#web/form-draft.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export interface ProfileNames extends Record<string, string> {
  firstName: string;
  lastName: string;
}

interface ProfileFormProps {
  person: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>;
  draft?: FormDraft<ProfileNames> | undefined;
  save(names: ProfileNames): Promise<unknown>;
  /** It was asked for just now, and is not only still there. */
  takesFocus: boolean;
  onDone(): void;
}

export function ProfileForm({ person, draft, save, takesFocus, onDone }: ProfileFormProps) {
  const { profile, fields, faults, failures } = accountsMessages.use();
  const { firstName, lastName, email } = person;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const form = useForm({
    initial: { firstName, lastName },
    draft,
    check: (values) => nameFaults(values, faults),
    send: save,
    onSent() {
      showToast(profile.saved);
      close();
    },
    failures,
  });

  function close() {
    draft?.drop();
    onDone();
  }

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
        <Button disabled={form.isPending} onClick={close}>
          {profile.cancel}
        </Button>
      </div>
    </form>
  );
}
