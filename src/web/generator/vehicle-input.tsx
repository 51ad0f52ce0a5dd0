import { useState } from 'react';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Field, type FieldSlot } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useLeaving } from './use-leaving.ts';
import { type FormField, findFault, isVocabulary, understoodOf, type VehicleDraft } from './vehicle-draft.ts';

const yearCount = 30;
const doorChoices = ['2', '3', '4', '5'];

function yearChoices(): string[] {
  const thisYear = new Date().getFullYear();
  return Array.from({ length: yearCount }, (_, index) => String(thisYear - index));
}

interface VehicleInputProps {
  field: VehicleField;
  draft: VehicleDraft;
  onType(field: FormField, text: string): void;
  /** What the server said about this field. */
  fault: string | undefined;
  /** How often it was tried to go on with figures that cannot be read. */
  tries: number;
}

export function VehicleInput({ field, draft, onType, fault, tries }: VehicleInputProps) {
  const messages = appMessages.use();
  const language = useLanguage();
  const formats = useFormats();
  const [refused, setRefused] = useState({ text: draft[field], fault });
  const { isLeft, type, leave } = useLeaving(tries);
  if (fault !== refused.fault) setRefused({ text: draft[field], fault });
  const theirs = refused.text === draft[field] ? fault : undefined;
  const ours = isLeft ? findFault(field, draft)?.[language] : undefined;
  const understood = isLeft ? understoodOf(field, draft, messages, formats) : undefined;

  const choices = choicesOf(field, messages.optionNames);
  const bind = (slot: FieldSlot) => ({
    ...slot,
    name: field,
    value: draft[field],
    onChange(event: { target: { value: string } }) {
      type();
      onType(field, event.target.value);
    },
    onBlur: leave,
  });

  return (
    <Field
      label={messages.fields[field]}
      hint={understood && messages.vehicle.understood(understood.figure, understood.items.join(', '))}
      error={ours ?? theirs}
    >
      {(slot) =>
        choices ? (
          <Select {...bind(slot)}>
            <option value="">{messages.vehicle.unset}</option>
            {draft[field] && !choices.some(({ value }) => value === draft[field]) && (
              <option value={draft[field]}>{messages.vehicle.kept(draft[field])}</option>
            )}
            {choices.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <input
            {...bind(slot)}
            type="text"
            autoComplete="off"
            placeholder={(messages.examples as Partial<Record<VehicleField, string>>)[field]}
            className="control"
          />
        )
      }
    </Field>
  );
}

function choicesOf(
  field: VehicleField,
  names: ReturnType<typeof appMessages.now>['optionNames'],
): { value: string; name: string }[] | undefined {
  if (field === 'year') return yearChoices().map((year) => ({ value: year, name: year }));
  if (field === 'doors') return doorChoices.map((doors) => ({ value: doors, name: doors }));
  if (!isVocabulary(field)) return undefined;
  const shown: Record<string, string> = names[field];
  return vocabularies[field].map((label) => ({ value: label, name: shown[label] ?? label }));
}
