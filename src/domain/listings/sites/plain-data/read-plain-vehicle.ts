import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { plainWords } from '../../words/plain-words.ts';
import { moneyIn } from '../money-in.ts';
import { type StateReader, stateFinding } from '../site-state.ts';

/** Keys with one meaning wherever they were seen, and the unit they imply. List prices are left out. */
const keys: readonly [VehicleField, unit: string, ...keys: string[]][] = [
  ['make', '', 'make', 'brand', 'marca', 'makeName', 'brandName'],
  ['model', '', 'model', 'modelo', 'modello', 'modelName'],
  ['year', '', 'firstRegistrationDate', 'firstCirculationDate', 'firstRegistrationYear', 'year'],
  ['mileage', 'km', 'km', 'kms', 'mileageKm', 'mileageInKm', 'kilometers', 'kilometres'],
  ['fuelType', '', 'fuelType', 'fuel', 'energy'],
  ['transmission', '', 'transmissionType', 'transmission', 'gearbox', 'gearboxType'],
  ['power', 'CV', 'horsePower', 'hp'],
  ['power', 'kW', 'kiloWatts'],
  ['color', '', 'bodyColor', 'exteriorColor', 'color'],
  ['category', '', 'bodyType'],
  ['doors', '', 'doors', 'numDoors', 'numberOfDoors'],
  ['driveType', '', 'driveType', 'drivetrain'],
  ['displacement', 'cc', 'cubicCapacity'],
  ['condition', '', 'conditionType'],
];
/** Beside one of these, of the continent, a bare `mileage` counts kilometres. */
const metricKeys = ['kiloWatts', 'firstRegistrationDate', 'firstCirculationDate'];
const fewestFacts = 3;

/** One vehicle written as a plain object, make, model and facts side by side; several are left alone. */
export const readPlainVehicle: StateReader = (state, url) => {
  const vehicles = findObjects(state, isVehicle).filter((vehicle) => !isOfAnotherAd(vehicle, url));
  const [vehicle, ...others] = vehicles;
  if (!vehicle || others.some((other) => nameOf(other) !== nameOf(vehicle))) return undefined;
  const mileage = metricKeys.some((key) => key in vehicle) ? textOf(vehicle.mileage) : undefined;
  const price = moneyIn(vehicle.price);
  return {
    findings: [
      ...keys.flatMap(([field, unit, ...names]) =>
        names.flatMap((name) => {
          const raw = wordOf(vehicle[name]);
          return stateFinding(
            field,
            name,
            raw,
            raw && unit && /^\d/.test(raw) ? `${raw} ${unit}` : undefined,
          );
        }),
      ),
      ...stateFinding('mileage', 'mileage', mileage, mileage && `${mileage} km`),
      ...stateFinding('price', 'price', price),
    ],
  };
};

function isVehicle(object: JsonObject): boolean {
  const known = new Set(
    keys.filter(([, , ...names]) => names.some((name) => wordOf(object[name]))).map(([field]) => field),
  );
  return known.has('make') && known.has('model') && known.size >= fewestFacts + 2;
}

/** True where the page's address carries the numbers of ads and the vehicle's own is none of them. */
function isOfAnotherAd({ id, adId, listingId }: JsonObject, url: string | undefined): boolean {
  const number = [id, adId, listingId].map(textOf).find((text) => text && adNumber.test(text));
  const numbers: readonly string[] = url?.slice(0, 500).match(/\d{5,}/g) ?? [];
  return number !== undefined && numbers.length > 0 && !numbers.includes(number);
}

const adNumber = /^\d{5,}$/;

/** Plain text, or the name of a thing (`{ key: 'vw', name: 'VW' }`). */
const wordOf = (value: Json | undefined) =>
  isObject(value) ? (textOf(value.name) ?? textOf(value.label)) : textOf(value);

/** What tells two vehicles of one state apart; the same one is often written there twice. */
const nameOf = (vehicle: JsonObject) =>
  plainWords(
    ['make', 'brand', 'model', 'km', 'mileage', 'year'].map((key) => wordOf(vehicle[key]) ?? '').join(' '),
  );
