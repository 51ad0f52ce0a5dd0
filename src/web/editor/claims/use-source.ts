import type { Claim } from '#domain/copywriting/facts/claim.ts';
import type { BriefField } from '#domain/vehicles/brief.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

/** How the page speaks of the data: the name of a field, and a source in full ("Prezzo, 12.900 €"). */
export function useSource(): {
  nameOf(field: BriefField): string;
  say(source: NonNullable<Claim['source']>): string;
} {
  const { fields, generator, vehicle, optionNames } = appMessages.use();
  const formats = useFormats();
  const { targetCustomers, vehicleTypes, intendedUse, sellingPoints } = generator.targeting;
  const names: Record<BriefField, string> = {
    ...fields,
    notes: generator.notes,
    targetCustomers: targetCustomers[0] ?? '',
    vehicleTypes: vehicleTypes[0] ?? '',
    intendedUse: intendedUse[0] ?? '',
    sellingPoints: sellingPoints[0] ?? '',
  };
  const figures: Partial<Record<BriefField, (value: number) => string>> = {
    price: formats.price,
    mileage: formats.mileage,
    power: (cv) => `${formats.number(cv)} ${vehicle.cv}`,
    displacement: (cc) => `${formats.number(cc)} ${vehicle.cc}`,
  };
  return {
    nameOf: (field) => names[field],
    say({ field, value }) {
      const figure = figures[field];
      const options = (optionNames as Partial<Record<BriefField, Record<string, string>>>)[field];
      const said =
        figure && Number.isFinite(Number(value)) ? figure(Number(value)) : (options?.[value] ?? value);
      return `${names[field]}, ${said}`;
    },
  };
}
