import type { CarBrief } from './brief.ts';
import { type Targeting, targetingCaps } from './targeting.ts';
import type { IntendedUse, SellingPoint, TargetCustomer, VehicleType } from './vocabularies.ts';

/** What is concluded of a car from its data alone: nothing of what the seller has not stated. */
type Car = Pick<CarBrief, 'category' | 'price' | 'fuelType' | 'power' | 'driveType' | 'details'>;

/** Something that holds of some cars, and what speaks for buying one. */
interface Rule<Option> {
  option: Option;
  holds(car: Traits): boolean;
}

interface Traits {
  isFamilyCar: boolean;
  isSporty: boolean;
  isVan: boolean;
  isThrifty: boolean;
  isOf(...categories: NonNullable<Car['category']>[]): boolean;
  isFuelledBy(...fuels: NonNullable<Car['fuelType']>[]): boolean;
  /** Whole euro; CV. False where the figure is not stated. */
  costsAtMost(most: number): boolean;
  costsAtLeast(least: number): boolean;
  hasAtLeast(power: number): boolean;
  hasAllWheels: boolean;
  isForNewDrivers: boolean;
}

/**
 * Returns whom a car's text could be for: of each kind the first rules that hold, within the caps. A car of which nothing
 * is known gets nothing; sex and age are never concluded from a car.
 */
export function suggestTargeting(car: Car): Targeting {
  const traits = traitsOf(car);
  const choose = <Option>(rules: readonly Rule<Option>[], most: number) =>
    rules
      .filter(({ holds }) => holds(traits))
      .map(({ option }) => option)
      .slice(0, most);
  return {
    targetCustomers: choose(customers, targetingCaps.targetCustomers),
    vehicleTypes: choose(types, targetingCaps.vehicleTypes),
    intendedUse: choose(uses, targetingCaps.intendedUse),
    sellingPoints: choose(points, targetingCaps.sellingPoints),
  };
}

function traitsOf({ category, price, fuelType, power, driveType, details }: Car): Traits {
  const isOf: Traits['isOf'] = (...categories) => category !== undefined && categories.includes(category);
  const isFuelledBy: Traits['isFuelledBy'] = (...fuels) => fuelType !== undefined && fuels.includes(fuelType);
  const hasAtLeast = (least: number) => power !== undefined && power >= least;
  const isVan = isOf('Furgone', 'Pickup');
  const isSporty =
    !isVan && (isOf('Sportiva') || hasAtLeast(250) || (isOf('Coupé', 'Cabrio') && hasAtLeast(180)));
  return {
    ...{ isOf, isFuelledBy, hasAtLeast, isVan, isSporty },
    isFamilyCar: !isVan && (isOf('Monovolume', 'Station Wagon') || (details?.seats ?? 0) > 5),
    isThrifty: !isSporty && !hasAtLeast(200) && isFuelledBy('Diesel', 'Ibrido', 'Elettrico', 'GPL', 'Metano'),
    costsAtMost: (most) => price !== undefined && price <= most,
    costsAtLeast: (least) => price !== undefined && price >= least,
    hasAllWheels: driveType !== undefined && ['Integrale', '4x4', 'AWD'].includes(driveType),
    isForNewDrivers: details?.newDrivers === 'yes',
  };
}

const customers: readonly Rule<TargetCustomer>[] = [
  { option: 'Famiglia con bambini', holds: ({ isFamilyCar }) => isFamilyCar },
  { option: 'Neopatentato', holds: ({ isForNewDrivers }) => isForNewDrivers },
  {
    option: 'Attento allo stile',
    holds: ({ isOf, isSporty }) => isSporty || isOf('Coupé', 'Cabrio'),
  },
  { option: 'Attento al budget', holds: ({ costsAtMost }) => costsAtMost(8000) },
  {
    option: 'Pendolare',
    holds: ({ isThrifty, isVan, isFuelledBy }) => isThrifty && !isVan && !isFuelledBy('Elettrico'),
  },
];

const types: readonly Rule<VehicleType>[] = [
  { option: 'Citycar', holds: ({ isOf }) => isOf('Citycar') },
  { option: 'Compatta', holds: ({ isOf }) => isOf('Hatchback') },
  { option: 'SUV', holds: ({ isOf }) => isOf('SUV') },
  { option: 'Crossover', holds: ({ isOf }) => isOf('Crossover') },
  { option: 'Station wagon', holds: ({ isOf }) => isOf('Station Wagon') },
  { option: 'Monovolume', holds: ({ isOf }) => isOf('Monovolume') },
  { option: 'Sportiva', holds: ({ isOf, isSporty }) => isSporty && isOf('Sportiva', 'Coupé', 'Cabrio') },
  { option: 'Auto di lusso', holds: ({ costsAtLeast, isVan }) => costsAtLeast(70_000) && !isVan },
];

const uses: readonly Rule<IntendedUse>[] = [
  { option: 'Lavoro', holds: ({ isVan }) => isVan },
  { option: 'Uso familiare', holds: ({ isFamilyCar }) => isFamilyCar },
  {
    option: 'Città',
    holds: ({ isOf, isFuelledBy }) =>
      isOf('Citycar') || (isOf('Hatchback') && isFuelledBy('Elettrico', 'Ibrido', 'GPL', 'Metano')),
  },
  {
    option: 'Viaggi lunghi',
    holds: ({ isOf, isFuelledBy, hasAtLeast }) =>
      isFuelledBy('Diesel') && hasAtLeast(110) && !isOf('Citycar', 'Furgone'),
  },
  { option: 'Campagna', holds: ({ isOf, hasAllWheels }) => hasAllWheels && isOf('SUV', 'Pickup') },
];

const points: readonly Rule<SellingPoint>[] = [
  { option: 'Performance / Sportività', holds: ({ isSporty }) => isSporty },
  { option: 'Design / Stile', holds: ({ isOf }) => isOf('Coupé', 'Cabrio') },
  { option: 'Facile parcheggio', holds: ({ isOf }) => isOf('Citycar') },
  { option: 'Bassi consumi', holds: ({ isThrifty }) => isThrifty },
  { option: 'Rapporto qualità-prezzo', holds: ({ costsAtMost }) => costsAtMost(10_000) },
];
