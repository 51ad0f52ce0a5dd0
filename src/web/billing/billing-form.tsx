import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  type BillingCountry,
  type BillingDetails,
  billingCountries,
} from '#domain/billing/billing-details.ts';
import { checkBillingDetails, isPrivateCustomer } from '#domain/billing/check-billing-details.ts';
import { fieldFaultsOf } from '#web/api/api-error.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import type { FormDraft } from '#web/form-draft.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { billingFieldsOf, labelOf } from './billing-fields.ts';

interface BillingFormProps {
  details: BillingDetails;
  draft?: FormDraft<BillingDetails> | undefined;
  save(details: BillingDetails): Promise<unknown>;
  /** It was asked for just now, and is not only still there. */
  takesFocus: boolean;
  /** Undone, or saved. */
  onDone(): void;
  /** Whether going back unsaved is a button of this form; else the page has another way. */
  canCancel?: boolean;
}

/** Every field with its own fault below it: as soon as it is left, and again when the server has one. */
export function BillingForm({
  details,
  draft,
  save: send,
  takesFocus,
  onDone,
  canCancel = true,
}: BillingFormProps) {
  const { billing } = dashboardMessages.use();
  const language = useLanguage();
  const [form, setForm] = useState<BillingDetails>(() => ({
    ...details,
    ...draft?.read(),
  }));
  const [wasPrivate, setPrivate] = useState(() => isPrivateCustomer(form));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setSent] = useState(false);
  const ownForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) ownForm.current?.querySelector('select')?.focus();
  }, [takesFocus]);
  const save = useMutation({
    mutationFn: send,
    onSuccess: () => {
      showToast(dashboardMessages.now().billing.saved);
      close();
    },
    onError: (error) => tellFailure(error, dashboardMessages.now().billing.saveFailed),
  });

  const country = form.billingCountry;
  const isPrivate = wasPrivate && country === 'IT';
  const fields = billingFieldsOf(country, isPrivate);
  const { faults } = checkBillingDetails(trimmed(form), isPrivate);
  const theirs = fieldFaultsOf(save.error);

  function change(changed: Partial<BillingDetails>) {
    const next = { ...form, ...changed };
    setForm(next);
    draft?.keep(next);
  }

  function close() {
    draft?.drop();
    onDone();
  }

  function errorOf(field: keyof BillingDetails): string | undefined {
    if (faults[field]) return isSent || left.has(field) ? faults[field][language] : undefined;
    return save.variables?.[field] === form[field].trim() ? theirs[field] : undefined;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    const firstFault = fields.find(([field]) => faults[field]);
    if (firstFault) event.currentTarget.querySelector<HTMLInputElement>(`[name=${firstFault[0]}]`)?.focus();
    // A field hidden from a private customer is not sent, and stays in the form.
    else save.mutate({ ...trimmed(form), ...(isPrivate && { vatNumber: '' }) });
  }

  return (
    <form ref={ownForm} noValidate onSubmit={submit} className="mt-5 grid items-start gap-4 sm:grid-cols-2">
      <Field label={billing.country} className="sm:col-span-2">
        {(slot) => (
          <Select
            {...slot}
            name="billingCountry"
            autoComplete="country"
            value={country}
            onChange={(event) => change({ billingCountry: event.target.value as BillingCountry })}
          >
            {billingCountries.map((id) => (
              <option key={id} value={id}>
                {billing.countries[id]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {country === 'IT' && (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-1 sm:col-span-2">
          <legend className="sr-only">{billing.kind}</legend>
          {([false, true] as const).map((value) => (
            <label key={String(value)} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="kind"
                className="size-4 accent-ink"
                checked={isPrivate === value}
                onChange={() => setPrivate(value)}
              />
              {value ? billing.kindPrivate : billing.kindBusiness}
            </label>
          ))}
        </fieldset>
      )}
      {fields.map(([field, rule]) => (
        <Field
          key={field}
          label={`${labelOf(field, { country, isPrivate }, billing)}${rule.isRequired ? ' *' : ''}`}
          hint={hintOf(field, billing)}
          error={errorOf(field)}
          {...(rule.isWide && { className: 'sm:col-span-2' })}
        >
          {(slot) => (
            <input
              {...slot}
              name={field}
              autoComplete={isPrivate && field === 'companyName' ? 'name' : rule.autoComplete}
              inputMode={rule.inputMode}
              aria-required={rule.isRequired}
              className="control"
              value={form[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              onBlur={() => setLeft(new Set([...left, field]))}
            />
          )}
        </Field>
      ))}
      <p className="text-muted text-sm sm:col-span-2">{billing.required}</p>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" look="accent" isPending={save.isPending} onMouseDown={keepFocus}>
          {save.isPending ? billing.saving : billing.save}
        </Button>
        {canCancel && (
          <Button look="quiet" onMouseDown={keepFocus} onClick={close}>
            {billing.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The fault that shows below a field as it is left would move the button away from the press. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function hintOf(field: string, billing: { sdiHint: string; provinceHint: string }): string | undefined {
  if (field === 'sdiCode') return billing.sdiHint;
  return field === 'billingProvince' ? billing.provinceHint : undefined;
}

function trimmed(form: BillingDetails): BillingDetails {
  const entries = Object.entries(form).map(([field, value]) => [field, value.trim()]);
  return Object.fromEntries(entries) as BillingDetails;
}
