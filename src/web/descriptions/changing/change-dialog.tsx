import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import { maxNotesLength } from '#domain/vehicles/notes/notes-length.ts';
import { ApiError, fieldFaultsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import {
  draftOf,
  type FormField,
  findUnreadable,
  type VehicleDraft,
  vehicleOf,
} from '#web/generator/vehicle-draft.ts';
import { VehicleForm } from '#web/generator/vehicle-form.tsx';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { type ChangedVehicle, useChangeVehicle } from './use-change-vehicle.ts';
import { withTheirs } from './with-theirs.ts';

interface ChangeDialogProps {
  description: WholeDescription;
  /** Where to begin. */
  field?: FormField | 'notes' | undefined;
  onClose(): void;
  onChanged(changed: ChangedVehicle): void;
}

/** All data of a described car, to be changed; its texts follow. */
export function ChangeDialog({ description, field, onClose, onChanged }: ChangeDialogProps) {
  const messages = appMessages.use();
  const { changing, generator } = messages;
  const formats = useFormats();
  const [seen, setSeen] = useState(description.brief);
  const [draft, setDraft] = useState<VehicleDraft>(() => draftOf(seen, messages, formats));
  const [notes, setNotes] = useState(seen.notes ?? '');
  const [tries, setTries] = useState(0);
  const changingIt = useChangeVehicle(description.id, {
    onChanged(changed) {
      onChanged(changed);
      onClose();
    },
    onFailed(error) {
      if (Object.keys(fieldFaultsOf(error)).length === 0) tellFailure(error, changing.failed);
      else if (error instanceof ApiError && error.status === 409) void takeTheirs();
    },
  });
  const faults = fieldFaultsOf(changingIt.error);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const input = form.current?.elements.namedItem(field ?? 'price');
    if (input instanceof HTMLElement) input.focus();
  }, [field]);

  /** What somebody else changed meanwhile is shown where nothing was typed; saved again, what was typed counts. */
  async function takeTheirs() {
    const { brief } = await call('getDescription', { params: { id: description.id } });
    const [before, theirs] = [seen, brief].map((one) => draftOf(one, messages, formats));
    if (before && theirs) setDraft((typed) => withTheirs(typed, before, theirs));
    setNotes((typed) => (typed === (seen.notes ?? '') ? (brief.notes ?? '') : typed));
    setSeen(brief);
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (changingIt.isPending) return;
    const [first] = findUnreadable(draft);
    setTries(tries + 1);
    if (first) {
      const input = event.currentTarget.elements.namedItem(first);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    const { targetCustomers, vehicleTypes, intendedUse, sellingPoints } = seen;
    const aims = { targetCustomers, vehicleTypes, intendedUse, sellingPoints };
    changingIt.mutate({ vehicle: { ...vehicleOf(draft), ...aims, notes }, seen });
  }

  return (
    <Dialog title={changing.title} size="form" isOpen onClose={onClose}>
      <form ref={form} noValidate onSubmit={save}>
        <p className="mb-6 max-w-[60ch] text-muted">{changing.hint}</p>
        <VehicleForm
          {...{ draft, faults, tries }}
          onType={(field, text) => setDraft((before) => ({ ...before, [field]: text }))}
        />
        <Field label={generator.notes} className="mt-8" error={faults.notes}>
          {(slot) => (
            <textarea
              {...slot}
              name="notes"
              rows={5}
              maxLength={maxNotesLength}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
              className="control"
            />
          )}
        </Field>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button type="submit" look="ink" className="sm:px-10" isPending={changingIt.isPending}>
            {changing.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {changing.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
