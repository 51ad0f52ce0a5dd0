import type { DescriptionItem } from '#contract/descriptions.ts';
import { readFigure } from '#domain/vehicles/figures/read-figure.ts';
import type { VehicleDraft } from './vehicle-draft.ts';

type Saved = Pick<DescriptionItem, 'id' | 'make' | 'model' | 'year' | 'mileage'>;

/** Returns the saved car with the same name, year and kilometres; undefined while any of them is open. */
export function findSameCar(
  { make, model, year, mileage }: VehicleDraft,
  saved: readonly Saved[],
): Saved | undefined {
  const km = readFigure('mileage', mileage);
  if (km.fault || km.value === undefined || year.trim() === '') return undefined;
  return saved.find(
    (car) =>
      isSame(car.make, make) &&
      isSame(car.model, model) &&
      car.mileage === km.value &&
      String(car.year) === year.trim(),
  );
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
