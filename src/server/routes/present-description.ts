import type { DescriptionItem } from '#contract/descriptions.ts';
import type { Marks } from '#domain/analytics/analytics-store.ts';
import type { Description } from '#domain/descriptions/description.ts';
import { presentMarks } from './present-outcome.ts';

type Presented = Pick<Description, 'id' | 'brief' | 'copy' | 'language' | 'createdAt'> &
  Partial<Pick<Description, 'advertised'>>;

export function presentDescription(
  { id, brief, copy, language, advertised, createdAt }: Presented,
  marks?: Marks,
): DescriptionItem {
  const { make, model, year, mileage, price, fuelType } = brief;
  const { targetCustomers, vehicleTypes, intendedUse, sellingPoints } = brief;
  return {
    ...{ id, make, model, year, mileage, price, fuelType, language, createdAt: createdAt.toISOString() },
    professionalDescription: copy.professional,
    persuasiveDescription: copy.persuasive,
    advancedDescription: copy.advanced,
    ...{ targetCustomers, vehicleTypes, intendedUse, sellingPoints },
    advertised: advertised ?? undefined,
    ...presentMarks(marks),
  };
}
