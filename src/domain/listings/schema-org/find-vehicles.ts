import { isObject, type Json, type JsonObject } from '../page/page-content.ts';
import { readTitle } from '../title/read-title.ts';

/** A thing for sale and the offer it stands in, however they were nested. */
export interface OfferedVehicle {
  vehicle: JsonObject;
  /** The product around the vehicle, where there is one: it may hold the brand and the colour. */
  product: JsonObject | undefined;
  offers: JsonObject[];
}

const vehicleTypes = new Set([
  'Car',
  'Vehicle',
  'Motorcycle',
  'Motorbike',
  'MotorizedBicycle',
  'BusOrCoach',
  'IndividualProduct',
]);
const vehicleProperties = [
  'mileageFromOdometer',
  'vehicleEngine',
  'vehicleTransmission',
  'fuelType',
  'vehicleModelDate',
  'productionDate',
  'dateVehicleFirstRegistered',
  'numberOfDoors',
  'driveWheelConfiguration',
];
/** Properties that lead to other cars than the one for sale. */
const elsewhere = new Set([
  'itemListElement',
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'review',
  'hasOfferCatalog',
]);
const most = 20;
const deepest = 12;

/** The vehicles for sale in a schema.org graph; `inLists` counts those that stand in lists of others. */
export function findVehicles(root: Json): { vehicles: OfferedVehicle[]; inLists: number } {
  const vehicles: OfferedVehicle[] = [];
  let inLists = 0;
  let steps = 0;

  const visit = (
    value: Json,
    offer: JsonObject | undefined,
    product: JsonObject | undefined,
    depth: number,
    isListed: boolean,
  ) => {
    if (depth > deepest || steps++ > 20_000 || vehicles.length >= most) return;
    if (Array.isArray(value)) {
      for (const child of value) visit(child, offer, product, depth + 1, isListed);
      return;
    }
    if (!isObject(value)) return;
    const types = typesOf(value);
    if (isVehicle(value, types)) {
      if (isListed) inLists++;
      else
        vehicles.push({
          vehicle: value,
          product,
          offers: [...offersOf(value), ...offersOf(product), ...(offer ? [offer] : [])],
        });
      return;
    }
    const nextOffer = types.includes('Offer') ? value : offer;
    const nextProduct = types.includes('Product') ? value : product;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object')
        visit(child, nextOffer, nextProduct, depth + 1, isListed || elsewhere.has(key));
    }
  };
  visit(root, undefined, undefined, 0, false);
  return { vehicles, inLists };
}

/** The types of a node without their vocabulary: `https://schema.org/Car` and `schema:Car` are Car. */
const typesOf = (node: JsonObject): string[] =>
  [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(type.lastIndexOf('/') + 1).replace(/^schema:/, ''));

/**
 * A product is the vehicle itself when it has a vehicle's properties or names a brand or a make
 * and model, and holds no other vehicle.
 */
function isVehicle(node: JsonObject, types: string[]): boolean {
  if (types.some((type) => vehicleTypes.has(type) && type !== 'IndividualProduct')) return true;
  if (!types.includes('Product') && !types.includes('IndividualProduct')) return false;
  if (vehicleProperties.some((property) => property in node)) return true;
  if (offersOf(node).some((offer) => typesOf(offer).includes('AggregateOffer'))) return false;
  if (offersOf(node).some((offer) => isObject(offer.itemOffered))) return false;
  return ('brand' in node && 'model' in node) || (isPriced(node) && namesVehicle(node));
}

const isPriced = (node: JsonObject) => offersOf(node).some((offer) => 'price' in offer);

const namesVehicle = ({ name }: JsonObject) => typeof name === 'string' && readTitle(name, 'name').length > 0;

function offersOf(node: JsonObject | undefined): JsonObject[] {
  return [node?.offers].flat().filter((offer) => isObject(offer));
}
