import type { VehicleField } from '../../vehicles/vehicle.ts';

/** One field of a car that was given another value. */
export interface VehicleChange {
  /** ISO 8601. */
  at: string;
  field: VehicleField;
  /** Absent where nobody had stated the field. Figures in km, CV, euro, cc; labels as the lists have them. */
  before?: string | number | undefined;
  /** Absent where the field was emptied. */
  after?: string | number | undefined;
}

/** How many changes are kept of one car, the newest. */
export const keptChanges = 200;
