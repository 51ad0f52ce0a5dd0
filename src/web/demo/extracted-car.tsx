import { vehicleFields } from '#domain/vehicles/vehicle.ts';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Field } from '#web/ui/field.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';
import { sampleVehicle } from './sample-brief.ts';
import { sampleNameOf } from './sample-value.ts';

/** A link that stands there already, and what was read from it. */
export function ExtractedCar({ url, onUrl }: { url: string; onUrl(url: string): void }) {
  const messages = demoMessages.use();
  const formats = useFormats();
  const { car } = messages;
  const { category, color } = sampleVehicle;
  return (
    <>
      <Field label={car.link} hint={car.linkHint} className="lg:max-w-2xl">
        {(slot) => (
          <input
            {...slot}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={url}
            onChange={(event) => onUrl(event.target.value)}
            className="control"
          />
        )}
      </Field>
      <section className="mt-8 grid items-center gap-x-12 gap-y-6 rounded-lg border border-line bg-sheet p-5 md:p-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <CarSilhouette category={category} color={color} className="w-full max-w-72" />
        <div>
          <h2 className="mb-3 flex items-center gap-2 font-medium text-muted text-sm">
            <span aria-hidden="true" className="h-0.5 w-4 bg-listing" />
            {car.extracted}
          </h2>
          <dl className="gap-x-12 text-[0.9375rem] sm:columns-2">
            {vehicleFields.map((field) => (
              <div key={field} className="flex break-inside-avoid justify-between gap-4 py-1">
                <dt className="text-muted">{car.fields[field]}</dt>
                <dd className="text-right font-medium tabular-nums">
                  {sampleNameOf(field, messages, formats)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
