import type { Brief } from '#domain/vehicles/brief.ts';
import { appMessages } from '#web/i18n/app-messages.ts';

/** What a field of the brief is called on the page. */
export function useSourceName(): (field: keyof Brief) => string {
  const { fields, generator } = appMessages.use();
  const { targetCustomers, vehicleTypes, intendedUse, sellingPoints } = generator.targeting;
  const names: Record<keyof Brief, string> = {
    ...fields,
    notes: generator.notes,
    targetCustomers: targetCustomers[0] ?? '',
    vehicleTypes: vehicleTypes[0] ?? '',
    intendedUse: intendedUse[0] ?? '',
    sellingPoints: sellingPoints[0] ?? '',
  };
  return (field) => names[field];
}
