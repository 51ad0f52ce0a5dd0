import { type FocusEvent, useState } from 'react';
import { notANumber } from '#domain/vehicles/brief-messages.ts';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Field, type FieldSlot } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Generator } from './use-generator.ts';
import { findUnreadable, isVocabulary } from './vehicle-draft.ts';

const yearCount = 30;
const doorChoices = ['2', '3', '4', '5'];

function yearChoices(): string[] {
  const thisYear = new Date().getFullYear();
  return Array.from({ length: yearCount }, (_, index) => String(thisYear - index));
}

interface VehicleInputProps {
  field: VehicleField;
  flow: Generator;
  /** What the server said about this field. */
  fault: string | undefined;
}

export function VehicleInput({ field, flow, fault }: VehicleInputProps) {
  const messages = appMessages.use();
  const language = useLanguage();
  const { draft } = flow.state;
  const [refused, setRefused] = useState({ text: draft[field], fault });
  const [isLeft, setLeft] = useState(true);
  if (fault !== refused.fault) setRefused({ text: draft[field], fault });
  const theirs = refused.text === draft[field] ? fault : undefined;
  const ours = isLeft && findUnreadable(draft).includes(field) ? notANumber[language] : undefined;

  const choices = choicesOf(field, messages.optionNames);
  const bind = (slot: FieldSlot) => ({
    ...slot,
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) =>
      flow.dispatch({ type: 'field-typed', field, text: event.target.value }),
    onFocus: () => setLeft(false),
    // Only on the way to another field: a message that pushes a button down would make its click miss.
    onBlur: ({ relatedTarget }: FocusEvent) => setLeft(isField(relatedTarget)),
  });

  return (
    <Field label={messages.fields[field]} error={ours ?? theirs}>
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

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

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
