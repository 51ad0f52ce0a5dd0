import type {
  Category,
  Color,
  Condition,
  DriveType,
  FuelType,
  Transmission,
  Warranty,
} from './vocabularies.ts';

/** A vehicle as far as it is known: a field nobody stated is absent, never a default. */
export interface Vehicle {
  make?: string;
  model?: string;
  /** Year of first registration, or of production where that is all there is. */
  year?: number;
  /** Kilometres driven. */
  mileage?: number;
  fuelType?: FuelType;
  color?: Color;
  transmission?: Transmission;
  /** Metric horsepower (CV, PS); 1 CV = 0.73549875 kW. */
  power?: number;
  /** Asking price in whole euro. */
  price?: number;
  driveType?: DriveType;
  /** Engine displacement in cubic centimetres. */
  displacement?: number;
  doors?: number;
  category?: Category;
  condition?: Condition;
  warranty?: Warranty;
}

export type VehicleField = keyof Vehicle;

/** Every field once, in the order people read them. */
export const vehicleFields = [
  'make',
  'model',
  'year',
  'mileage',
  'fuelType',
  'transmission',
  'power',
  'price',
  'color',
  'category',
  'doors',
  'driveType',
  'displacement',
  'condition',
  'warranty',
] as const satisfies readonly VehicleField[];
