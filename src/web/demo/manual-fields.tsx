import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { type DemoMessages, demoMessages } from '#web/i18n/demo-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { DemoState } from './demo-state.ts';
import { isVocabulary, sampleValueOf } from './sample-value.ts';

/** Marked as required, though the demo asks for nothing. */
const required = [
  'make',
  'model',
  'year',
  'mileage',
  'fuelType',
  'color',
  'transmission',
  'power',
  'price',
] as const satisfies readonly VehicleField[];

const optional = [
  'driveType',
  'displacement',
  'category',
  'doors',
  'condition',
  'warranty',
] as const satisfies readonly VehicleField[];

const yearCount = 30;

interface ManualFieldsProps {
  typed: DemoState['typed'];
  onType(field: VehicleField, text: string): void;
}

/** Every field of the vehicle, filled in with the sample's. */
export function ManualFields(props: ManualFieldsProps) {
  const { car } = demoMessages.use();
  return (
    <>
      <p className="mb-6 text-muted">{car.requiredHint}</p>
      <div className="grid gap-8">
        <FieldGroup title={car.required} fields={required} mark=" *" {...props} />
        <FieldGroup title={car.optional} fields={optional} mark="" {...props} />
      </div>
    </>
  );
}

interface FieldGroupProps extends ManualFieldsProps {
  title: string;
  fields: readonly VehicleField[];
  mark: string;
}

function FieldGroup({ title, fields, mark, typed, onType }: FieldGroupProps) {
  const messages = demoMessages.use();
  const formats = useFormats();
  return (
    <fieldset>
      <legend className="mb-3 w-full border-line border-b pb-2 font-semibold">{title}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => {
          const choices = choicesOf(field, messages);
          const control = {
            name: field,
            value: typed[field] ?? sampleValueOf(field, formats),
            onChange: (event: { target: { value: string } }) => onType(field, event.target.value),
          };
          return (
            <Field key={field} label={`${messages.car.fields[field]}${mark}`}>
              {(slot) =>
                choices ? (
                  <Select {...slot} {...control}>
                    <option value="">{messages.car.unset}</option>
                    {choices.map(([value, name]) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <input {...slot} {...control} type="text" autoComplete="off" className="control" />
                )
              }
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What a list offers: the stored value and its name; undefined for fields that are typed. */
function choicesOf(field: VehicleField, { optionNames }: DemoMessages): [string, string][] | undefined {
  if (field === 'year') {
    const thisYear = new Date().getFullYear();
    return Array.from({ length: yearCount }, (_, index) => twice(String(thisYear - index)));
  }
  if (field === 'doors') return ['2', '3', '4', '5'].map(twice);
  if (!isVocabulary(field)) return undefined;
  const names: Record<string, string> = optionNames[field];
  return vocabularies[field].map((label) => [label, names[label] ?? label]);
}

const twice = (text: string): [string, string] => [text, text];
