import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { EvidenceSource, Finding } from '../listing-reading.ts';
import { isObject, type Json, type JsonObject } from '../page/page-content.ts';
import { textOf } from '../page/walk-json.ts';
import { readTitle } from '../title/read-title.ts';
import { entryOf } from '../words/entry-of.ts';
import type { OfferedVehicle } from './find-vehicles.ts';
import { priceOf } from './map-price.ts';
import { modelOf } from './model-of.ts';
import { quantitiesOf } from './quantities.ts';

/** The findings of one schema.org vehicle, whatever markup it was written in. */
export function mapVehicle({ vehicle, product, offers }: OfferedVehicle, source: EvidenceSource): Finding[] {
  const find = (field: VehicleField, node: JsonObject | undefined, ...properties: string[]): Finding[] =>
    properties.flatMap((property) =>
      wordsOf(node?.[property]).map((raw) => ({ field, source, where: property, raw })),
    );
  const engines = [vehicle.vehicleEngine].flat().filter((engine) => isObject(engine));
  const names = [vehicle.name, product?.name]
    .map((name) => textOf(name))
    .filter((name) => name !== undefined);
  const makes = [
    ...find('make', vehicle, 'brand', 'manufacturer'),
    ...find('make', product, 'brand', 'manufacturer'),
  ];
  return [
    ...makes,
    ...modelOf(vehicle, [...find('model', vehicle, 'model'), ...find('model', product, 'model')], {
      makes,
      source,
    }),
    ...find(
      'year',
      vehicle,
      'dateVehicleFirstRegistered',
      'productionDate',
      'vehicleModelDate',
      'modelDate',
      'releaseDate',
    ),
    ...quantitiesOf(vehicle.mileageFromOdometer, 'mileage', 'mileageFromOdometer', source).filter(
      ({ says, raw }) => /[a-z]/i.test(says ?? raw) || !offers.some(isInMiles),
    ),
    ...fuel(vehicle, engines, source),
    ...find('transmission', vehicle, 'vehicleTransmission'),
    ...engines.flatMap((engine) =>
      quantitiesOf(engine.enginePower, 'power', 'vehicleEngine.enginePower', source),
    ),
    ...engines.flatMap((engine) =>
      quantitiesOf(engine.engineDisplacement, 'displacement', 'vehicleEngine.engineDisplacement', source),
    ),
    ...quantitiesOf(vehicle.vehicleEngineDisplacement, 'displacement', 'vehicleEngineDisplacement', source),
    ...engines.flatMap((engine) => engineName(engine, source)),
    ...priceOf(
      offers.some((offer) => 'price' in offer || 'priceSpecification' in offer) ? offers : [vehicle],
      source,
    ),
    ...find('color', vehicle, 'color'),
    ...find('color', product, 'color'),
    ...find('category', vehicle, 'bodyType'),
    ...quantitiesOf(vehicle.numberOfDoors, 'doors', 'numberOfDoors', source),
    ...find('driveType', vehicle, 'driveWheelConfiguration'),
    ...find('condition', vehicle, 'itemCondition'),
    ...find('condition', product, 'itemCondition'),
    ...offers.flatMap((offer) => find('condition', offer, 'itemCondition')),
    ...offers.flatMap((offer) => warranty(offer, source)),
    ...names.flatMap((name) => readTitle(name, `${source} name`)),
  ];
}

/** Where prices are in pounds or dollars a bare mileage may count miles. */
const isInMiles = (offer: JsonObject) => /^(?:GBP|USD)$/i.test(textOf(offer.priceCurrency) ?? '');

/** Plain texts, or the names of things, of a property with one or more values. */
function wordsOf(value: Json | undefined): string[] {
  return [value]
    .flat()
    .map((one) => (isObject(one) ? (textOf(one.name) ?? textOf(one.value)) : textOf(one)))
    .filter((text) => text !== undefined);
}

/** Several fuels of one car are read together: petrol beside electricity is a hybrid. */
function fuel(vehicle: JsonObject, engines: JsonObject[], source: EvidenceSource): Finding[] {
  const own = wordsOf(vehicle.fuelType);
  const words = own.length > 0 ? own : engines.flatMap((engine) => wordsOf(engine.fuelType));
  if (words.length === 0) return [];
  return [
    {
      field: 'fuelType',
      source,
      where: own.length > 0 ? 'fuelType' : 'vehicleEngine.fuelType',
      raw: words.join(', '),
    },
  ];
}

/** `4 cylinder Petrol Turbo 2.0 L (1984 cc)`: the cubic centimetres and the fuel it names. */
function engineName(engine: JsonObject, source: EvidenceSource): Finding[] {
  const name = textOf(engine.name)?.slice(0, 120);
  if (!name) return [];
  const where = 'vehicleEngine.name';
  const cubic = /\b\d[\d.,]{2,5} ?(?:cc|ccm|cm3|cm³)/i.exec(name)?.[0];
  return [
    { field: 'fuelType', source, where, raw: name },
    ...(cubic ? [{ field: 'displacement', source, where, raw: cubic } as const] : []),
  ];
}

/** UN/CEFACT codes. */
const durations: Readonly<Record<string, string>> = { MON: 'months', ANN: 'years' };

function warranty(offer: JsonObject, source: EvidenceSource): Finding[] {
  const promise = isObject(offer.warranty) ? offer.warranty.durationOfWarranty : undefined;
  const value = isObject(promise) ? textOf(promise.value) : undefined;
  const unit = isObject(promise) ? entryOf(durations, textOf(promise.unitCode) ?? '') : undefined;
  return value && unit
    ? [{ field: 'warranty', source, where: 'offers.warranty', raw: `${value} ${unit}` }]
    : [];
}
