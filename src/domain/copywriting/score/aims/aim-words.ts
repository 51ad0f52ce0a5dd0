import type { Label } from '#domain/vehicles/vocabularies.ts';

/** Words of one language that show that a reader, a use or a selling point was spoken of. */
export interface AimWords {
  targetCustomers: Record<Label<'targetCustomers'>, RegExp>;
  vehicleTypes: Record<Label<'vehicleTypes'>, RegExp>;
  intendedUse: Record<Label<'intendedUse'>, RegExp>;
  sellingPoints: Record<Label<'sellingPoints'>, RegExp>;
}
