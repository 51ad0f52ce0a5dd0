import { ChevronDown } from 'lucide-react';
import { type DetailField, detailFields, detailTable } from '#domain/vehicles/details/detail.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Field, type FieldSlot } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { countDetails, type FormField, type VehicleDraft } from './vehicle-draft.ts';

interface DetailInputsProps {
  draft: VehicleDraft;
  onType(field: FormField, text: string): void;
  /** What the server said, by field. */
  faults: Record<string, string>;
}

/** What many advertisements state besides, folded away until something of it is known. */
export function DetailInputs({ draft, onType, faults }: DetailInputsProps) {
  const { details } = appMessages.use();
  const known = countDetails(draft);
  const isFaulty = detailFields.some((field) => faults[field]);
  return (
    <details className="group" open={known > 0 || isFaulty || undefined}>
      <summary className="flex min-h-11 list-none items-center gap-2 border-line border-b font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{details.title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {detailFields.map((field) => (
          <Field
            key={field}
            label={details.names[field]}
            hint={'isPrivate' in detailTable[field] ? details.isPrivate : undefined}
            error={faults[field]}
          >
            {(slot) => (
              <DetailInput {...{ slot, field }} value={draft[field]} onType={(text) => onType(field, text)} />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

interface DetailInputProps {
  slot: FieldSlot;
  field: DetailField;
  value: string;
  onType(text: string): void;
}

function DetailInput({ slot, field, value, onType }: DetailInputProps) {
  const { details, vehicle } = appMessages.use();
  const row = detailTable[field];
  const bound = {
    ...slot,
    name: field,
    value,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  switch (row.kind) {
    case 'choice': {
      const names: Record<string, string> =
        (details.options as Partial<Record<DetailField, Record<string, string>>>)[field] ?? {};
      return (
        <Select {...bound}>
          <option value="">{vehicle.unset}</option>
          {row.options.map((option) => (
            <option key={option} value={option}>
              {names[option] ?? option}
            </option>
          ))}
        </Select>
      );
    }
    case 'month':
      return <input {...bound} type="month" autoComplete="off" className="control" />;
    case 'figure':
      return <input {...bound} inputMode="numeric" autoComplete="off" className="control" />;
    case 'text':
      return <input {...bound} maxLength={row.most} autoComplete="off" className="control" />;
  }
}
