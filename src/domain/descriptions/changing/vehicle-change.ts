import { detailFields } from '../../vehicles/details/detail.ts';
import { vehicleFields } from '../../vehicles/vehicle.ts';

/** Fields whose changes are kept. */
export const keptFields = [...vehicleFields, ...detailFields] as const;

/** One field of a car that was given another value. */
export interface VehicleChange {
  /** ISO 8601. */
  at: string;
  field: (typeof keptFields)[number];
  /** Absent where nobody had stated the field. Figures in km, CV, euro, cc; labels as the lists have them. */
  before?: string | number | undefined;
  /** Absent where the field was emptied. */
  after?: string | number | undefined;
}

/** How many changes are kept of one car, the newest. */
export const keptChanges = 200;
