import { titleForChannel } from '../../copywriting/channels/compose-for-channel.ts';
import type { Copy } from '../../copywriting/copy.ts';
import { detailFields, detailTable } from '../../vehicles/details/detail.ts';
import { stateDetails } from '../../vehicles/details/state-details.ts';
import { vehicleFields } from '../../vehicles/vehicle.ts';
import type { ReviewedCar } from '../stock-job.ts';

/** What strangers' programs are told of a car: its data, title and texts, and no field that is not named here. */
export interface FeedCar {
  id: string;
  /** Fields of the vehicle and public details by their names, as they are kept: km, CV, whole euro, cc, Italian labels. */
  data: readonly (readonly [field: string, value: string | number])[];
  title: string;
  language: string;
  texts: Copy;
}

/** Raised when a feed tells cars in another way, so that no program keeps what it read before. */
export const feedShape = 1;

/** Details for the seller alone are left out, and notes as well: a dealer's program puts anything into them. */
const publicDetails = detailFields.filter((field) => !('isPrivate' in detailTable[field]));

/** Returns a written car as a feed tells it; undefined for one without a text. */
export function feedCar({ descriptionId, text }: ReviewedCar): FeedCar | undefined {
  if (!text || descriptionId === null) return undefined;
  const { brief, language, copy } = text.description;
  const { details = {} } = brief;
  const data = [
    ...vehicleFields.map((field) => [field, brief[field]] as const),
    ...publicDetails.map((field) => [field, details[field]] as const),
  ].flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const]));
  const title = titleForChannel({ brief: stateDetails(brief), language }, 'own-site');
  return { id: descriptionId, data, title, language, texts: copy };
}
