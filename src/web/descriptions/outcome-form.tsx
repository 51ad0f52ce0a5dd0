import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { dayOf } from '#domain/shared/days.ts';
import { ApiError } from '#web/api/api-error.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { textsOf } from '#web/documents/description-document.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { centsOf, euroOf } from './price.ts';
import { changeBetween, type Outcome } from './standing.ts';
import { useMarking } from './use-marking.ts';

/** All days of a car and the price it went for, to be set and taken back without leaving the list. */
export function OutcomeForm({ item, onClose }: { item: DescriptionItem; onClose(): void }) {
  const { history, styles } = appMessages.use();
  const words = history.outcome;
  const { outcome = {} } = item;
  const { mark, sayMarked } = useMarking(item);
  const form = useRef<HTMLFormElement>(null);
  const [days, setDays] = useState({
    published: outcome.publishedOn ?? '',
    lead: outcome.leadOn ?? '',
    sold: outcome.soldOn ?? '',
    withdrawn: outcome.withdrawnOn ?? '',
  });
  const written = copyStyles.filter((style) => textsOf(item)[style] !== undefined);
  const [style, setStyle] = useState<CopyStyle>(outcome.publishedStyle ?? written[0] ?? 'professional');
  const [price, setPrice] = useState(euroOf(outcome.soldPrice));
  const soldPrice = centsOf(price);
  const [isPriceWrong, setIsPriceWrong] = useState(false);
  const today = dayOf(new Date());

  const saving = useMutation({
    mutationFn: mark,
    onSuccess(after) {
      sayMarked(after);
      onClose();
    },
    onError: (error) => faultOf(error) || tellFailure(error, words.failed),
  });
  const fault = faultOf(saving.error);

  useEffect(() => {
    if (fault || isPriceWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault, isPriceWrong]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    setIsPriceWrong(soldPrice === 'wrong');
    if (soldPrice === 'wrong') return;
    const next: Outcome = {
      ...(days.published && { publishedOn: days.published, publishedStyle: style }),
      ...(days.lead && { leadOn: days.lead }),
      ...(days.sold && { soldOn: days.sold, ...(soldPrice !== undefined && { soldPrice }) }),
      ...(days.withdrawn && { withdrawnOn: days.withdrawn }),
    };
    const change = changeBetween(outcome, next);
    if (Object.keys(change).length === 0) onClose();
    else saving.mutate(change);
  }

  const dayField = (name: keyof typeof days) => (
    <Field label={words.fields[name]} error={fault?.field.startsWith(name) ? fault.message : undefined}>
      {(slot) => (
        <input
          {...slot}
          type="date"
          min="2000-01-01"
          max={today}
          value={days[name]}
          disabled={name === 'published' && written.length === 0}
          onChange={(event) => setDays({ ...days, [name]: event.target.value })}
          className="control"
        />
      )}
    </Field>
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="appear grid gap-4 border-line px-4 pt-2 pb-5 max-lg:border-t max-lg:pt-4 lg:pl-[3.5rem]"
    >
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        <Field label={words.fields.style}>
          {(slot) => (
            <Select {...slot} value={style} onChange={(event) => setStyle(event.target.value as CopyStyle)}>
              {(written.length > 0 ? written : [style]).map((one) => (
                <option key={one} value={one}>
                  {styles[one][0]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {dayField('published')}
        {dayField('lead')}
        {dayField('sold')}
        <Field label={words.fields.price} error={isPriceWrong ? words.wrongPrice : undefined}>
          {(slot) => (
            <input
              {...slot}
              inputMode="decimal"
              autoComplete="off"
              placeholder="12900"
              value={price}
              disabled={!days.sold}
              onChange={(event) => setPrice(event.target.value)}
              className="control"
            />
          )}
        </Field>
        {dayField('withdrawn')}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <p className="grow text-muted text-sm">{words.hint}</p>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="ink" type="submit" isPending={saving.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

/** The server's sentence with the whole path of the field, as each mark has a day. */
function faultOf(error: unknown): { field: string; message: string } | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { field, message, errors } = error.body;
  return errors?.[0] ?? (field && message ? { field, message } : undefined);
}
