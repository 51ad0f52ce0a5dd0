import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { fieldFaultsOf, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AccountPage } from './account-page.tsx';
import {
  findRegistrationFaults,
  leastPasswordLength,
  type Registration,
} from './find-registration-faults.ts';
import { useEnter } from './use-enter.ts';

export function RegisterPage() {
  const { register } = siteMessages.use();
  const enter = useEnter();
  const [form, setForm] = useState<Registration>({ firstName: '', lastName: '', email: '', password: '' });
  const [isChecked, setChecked] = useState(false);
  const attempt = useMutation({
    mutationFn: (payload: Registration) => call('signUp', { payload }),
    onSuccess: enter,
    meta: { mayBeSignedOut: true },
  });

  const own = findRegistrationFaults(form);
  const theirs = fieldFaultsOf(attempt.error);
  const hasFieldFault = Object.keys(theirs).some((field) => field in form);

  function errorOf(field: keyof Registration): string | undefined {
    const fault = isChecked ? own[field] : undefined;
    if (fault === 'passwordShort') return register.passwordShort(leastPasswordLength);
    return fault ? register[fault] : theirs[field];
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const [firstFault] = Object.keys(own);
    if (firstFault) event.currentTarget.querySelector<HTMLInputElement>(`[name=${firstFault}]`)?.focus();
    else attempt.mutate(form);
  }

  const bind = (field: keyof Registration): ComponentProps<'input'> => ({
    name: field,
    value: form[field],
    onChange: (event) => setForm({ ...form, [field]: event.target.value }),
  });

  return (
    <AccountPage title={register.title} text={register.text}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={register.firstName} error={errorOf('firstName')}>
            {(slot) => (
              <input {...slot} {...bind('firstName')} autoComplete="given-name" className="control" />
            )}
          </Field>
          <Field label={register.lastName} error={errorOf('lastName')}>
            {(slot) => (
              <input {...slot} {...bind('lastName')} autoComplete="family-name" className="control" />
            )}
          </Field>
        </div>
        <Field label={register.email} error={errorOf('email')}>
          {(slot) => (
            <input {...slot} {...bind('email')} type="email" autoComplete="username" className="control" />
          )}
        </Field>
        <Field
          label={register.password}
          hint={register.passwordHint(leastPasswordLength)}
          error={errorOf('password')}
        >
          {(slot) => <PasswordInput {...slot} {...bind('password')} autoComplete="new-password" />}
        </Field>
        {attempt.isError && !hasFieldFault && <Notice>{sentenceOf(attempt.error) ?? register.failed}</Notice>}
        <Button type="submit" look="accent" isPending={attempt.isPending}>
          {attempt.isPending ? register.pending : register.submit}
        </Button>
      </form>
      <p className="mt-6">
        {register.hasAccount}{' '}
        <Link href={pagePaths.signIn} className="quiet-link">
          {register.signIn}
        </Link>
      </p>
    </AccountPage>
  );
}
