import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { DetailInputs } from './detail-inputs.tsx';
import type { FormField, VehicleDraft } from './vehicle-draft.ts';
import { VehicleInput } from './vehicle-input.tsx';

const groups = {
  manualIdentity: ['make', 'model', 'year', 'category', 'color', 'doors'],
  manualEngine: ['fuelType', 'transmission', 'driveType', 'power', 'displacement'],
  manualSale: ['mileage', 'price', 'condition', 'warranty'],
} as const satisfies Record<string, readonly VehicleField[]>;

interface VehicleFormProps {
  draft: VehicleDraft;
  onType(field: FormField, text: string): void;
  /** What the server said, by field. */
  faults: Record<string, string>;
  /** How often it was tried to go on with figures that cannot be read. */
  tries: number;
}

/** Every field of the vehicle, in the order in which people know them. */
export function VehicleForm({ draft, onType, faults, tries }: VehicleFormProps) {
  const { generator } = appMessages.use();
  return (
    <div className="grid gap-8">
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <fieldset key={group}>
          <legend className="mb-3 w-full border-line border-b pb-2 font-semibold">{generator[group]}</legend>
          <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {groups[group].map((field) => (
              <VehicleInput key={field} {...{ field, draft, onType, tries }} fault={faults[field]} />
            ))}
          </div>
        </fieldset>
      ))}
      <DetailInputs {...{ draft, onType, faults }} />
    </div>
  );
}
