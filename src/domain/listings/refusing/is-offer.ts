import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';
import { type EvidenceSource, type ReaderResult, schemaOrgSources } from '../listing-reading.ts';
import type { mergeFindings } from '../merging/merge-findings.ts';
import { makeFrom } from '../words/makes.ts';

type Merged = Pick<ReturnType<typeof mergeFindings>, 'vehicle' | 'evidence'>;

/** One of these, beside make and model, makes a page an ad of one vehicle. */
const hardFacts = ['year', 'mileage', 'power', 'price', 'displacement'] as const;
/** Facts that only vehicles have: phones have makes, models, years and prices too, drills have power. */
const ofVehiclesOnly = [
  'mileage',
  'fuelType',
  'transmission',
  'displacement',
  'category',
  'doors',
  'driveType',
] as const;
const readFromTitles: readonly EvidenceSource[] = ['title', 'meta'];
/** Cars that nobody drove yet: their ads have neither a year nor a mileage. */
const unregistered = ['Nuovo', 'Km 0', 'Aziendale'];

/** True when make, model and the other facts describe one vehicle, and the page offers it. */
export function isOffer(results: ReaderResult[], merged: Merged): boolean {
  const vehicle = withoutAddress(merged);
  if (!vehicle.make || !vehicle.model || count(vehicle, hardFacts) === 0) return false;
  return isOfAVehicle({ ...merged, vehicle }, vehicle.make) && isForSale(results, { ...merged, vehicle });
}

/** The facts of a page's address describe no offer; its name may be the name of what the page offers. */
function withoutAddress({ vehicle, evidence }: Merged): Vehicle {
  const isStated = (field: string) =>
    field === 'make' || field === 'model' || evidence[field as VehicleField]?.source !== 'url';
  return Object.fromEntries(Object.entries(vehicle).filter(([field]) => isStated(field)));
}

function isOfAVehicle({ vehicle, evidence }: Merged, make: string): boolean {
  const facts = count(vehicle, ofVehiclesOnly);
  const isDriven = vehicle.mileage !== undefined && vehicle.year !== undefined;
  if (!makeFrom(make)) return facts >= 2 || isDriven;
  return facts > 0 || vehicle.power !== undefined || statesYear({ vehicle, evidence });
}

/**
 * Data about a vehicle is nearly enough: pages about a model have data of it too. Labels alone also stand
 * in tests, price lists and brochures: an ad has a mileage beside them, or what it costs and how old it
 * is. Titles alone need two facts, a mileage or a price among them.
 */
function isForSale(results: ReaderResult[], { vehicle, evidence }: Merged): boolean {
  const sources = new Set(results.flatMap(({ findings }) => findings.map(({ source }) => source)));
  if (sources.has('site-state')) return true;
  if (schemaOrgSources.some((source) => sources.has(source)) && !isOfAModel({ vehicle, evidence }))
    return true;
  if (results.some(({ severalVehicles }) => severalVehicles)) return false;
  if (!sources.has('labels')) {
    return Boolean(evidence.mileage || vehicle.price) && count(vehicle, hardFacts) >= 2;
  }
  if (results.some(({ isArticle }) => isArticle) && vehicle.price === undefined) return false;
  if (evidence.mileage) return true;
  const isNew = unregistered.includes(vehicle.condition ?? '');
  return Boolean(evidence.price || evidence.condition) && (isNew || statesYear({ vehicle, evidence }));
}

/** A range of cars has a model year, but neither an age nor a mileage, a condition or one price. */
const isOfAModel = ({ vehicle, evidence }: Merged) =>
  !evidence.mileage &&
  !evidence.price &&
  !evidence.condition &&
  (!statesYear({ vehicle, evidence }) || /modeldate|releasedate/i.test(evidence.year?.where ?? ''));

const statesYear = ({ vehicle, evidence }: Merged) =>
  vehicle.year !== undefined && !readFromTitles.includes(evidence.year?.source ?? 'title');

const count = (vehicle: Vehicle, fields: readonly VehicleField[]) =>
  fields.filter((field) => vehicle[field] !== undefined).length;
