import type { IntendedUse, SellingPoint, TargetCustomer, VehicleType } from './vocabularies.ts';

/** Whom the text is for and what it should stress. */
export interface Targeting {
  targetCustomers: TargetCustomer[];
  vehicleTypes: VehicleType[];
  intendedUse: IntendedUse[];
  sellingPoints: SellingPoint[];
}

export type TargetingField = keyof Targeting;

/** How many options of each kind one description may aim at. */
export const targetingCaps = {
  targetCustomers: 2,
  vehicleTypes: 3,
  intendedUse: 3,
  sellingPoints: 2,
} as const satisfies Record<TargetingField, number>;

export const targetingFields = Object.keys(targetingCaps) as TargetingField[];

/** A text for nobody in particular. */
export const noTargeting = {
  targetCustomers: [],
  vehicleTypes: [],
  intendedUse: [],
  sellingPoints: [],
} satisfies Record<TargetingField, readonly string[]>;
