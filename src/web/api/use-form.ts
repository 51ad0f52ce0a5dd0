import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormDraft } from '#web/form-draft.ts';
import { failureOf, fieldFaultsOf } from './api-error.ts';

interface FormOptions<T, A> {
  initial: T;
  /** Where what was typed is kept until it is saved; to drop it is its owner's. */
  draft?: FormDraft<T> | undefined;
  /** What has to be mended before anything is sent: a sentence by field. */
  check(values: T): Partial<Record<keyof T, string>>;
  send(values: T): Promise<A>;
  onSent(values: T, answer: A): unknown;
  /** What is said when the server has no sentence of its own. */
  failures: { ours: string; offline: string };
  /** A 401 is an ordinary answer here and leads nowhere. */
  mayBeSignedOut?: boolean;
}

/** What a group of fields needs of the form it stands in. */
export interface FormPart<F extends string> {
  errorOf(field: F): string | undefined;
  bind(field: F): {
    name: string;
    value: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
  };
}

/**
 * A form of text fields: checked before it is sent, its faults under their fields, the focus on the
 * first of them, what was typed kept. A fault the server found is gone once its field has changed.
 */
export function useForm<T extends Record<string, string>, A = unknown>(options: FormOptions<T, A>) {
  const { initial, draft, check, send, onSent, failures, mayBeSignedOut = false } = options;
  const [values, setValues] = useState<T>(() => ({ ...initial, ...draft?.read() }));
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => onSent(sent, answer),
    meta: { mayBeSignedOut },
  });

  useEffect(() => {
    if (refusals || attempt.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, attempt.error]);

  const own: Partial<Record<keyof T, string>> = refusals ? check(values) : {};
  const theirs = fieldFaultsOf(attempt.error);
  const isOfField = Object.keys(theirs).some((field) => field in values);

  function errorOf(field: keyof T & string): string | undefined {
    return own[field] ?? (attempt.variables?.[field] === values[field] ? theirs[field] : undefined);
  }

  function change(field: keyof T & string, value: string) {
    const next = { ...values, [field]: value };
    setValues(next);
    draft?.keep(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (attempt.isPending) return;
    const isRefused = Object.values(check(values)).some(Boolean);
    if (isRefused) setRefusals((count) => count + 1);
    else attempt.mutate(values);
  }

  return {
    values,
    setValues,
    errorOf,
    bind: (field: keyof T & string) => ({
      name: field,
      value: values[field],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.target.value),
    }),
    formProps: { ref: form, noValidate: true, onSubmit: submit },
    isPending: attempt.isPending,
    /** The sentence for a failure that is no field's fault. */
    failure: attempt.isError && !isOfField ? failureOf(attempt.error, failures) : undefined,
  };
}
