import type { Finding } from '../../listing-reading.ts';
import type { Json, JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { finderIn, type StateReader, stateFinding } from '../site-state.ts';
import { agreedPower } from './agreed-power.ts';

/**
 * AutoUncle's car: `carModel` with `km`, `hp` and `kw`, or `model` with `mileageKm`, `enginePowerPs` and
 * `enginePowerKw`. `estimatedPrice` and `priceHistory` are no prices, `engineSize` is in litres.
 */
export const readAutouncle: StateReader = (state, url) => {
  const number = /\/d\/(\d{4,12})/.exec(url?.slice(0, 500) ?? '')?.[1];
  const cars = findObjects(state, isCar).filter(({ id }) => !number || textOf(id) === number);
  if (cars.length === 0) return undefined;
  const car = ownAd(cars, number, ({ id }) => textOf(id));
  if (isUndecided(car)) return car;
  const find = finderIn((key) => textOf(car[key]));
  return {
    findings: [
      ...find('make', 'brand'),
      ...find('make', 'make'),
      ...find('model', 'carModel'),
      ...find('model', 'model'),
      ...find('year', 'year'),
      ...find('mileage', 'km', (km) => `${km} km`),
      ...find('mileage', 'mileageKm', (km) => `${km} km`),
      ...find('fuelType', 'fuel'),
      ...find('fuelType', 'fuelType'),
      ...find('transmission', 'transmission'),
      ...gearbox(car.hasAutoGear),
      ...agreedPower(car, 'hp', 'kw'),
      ...agreedPower(car, 'enginePowerPs', 'enginePowerKw'),
      ...price(car),
      ...find('color', 'color'),
      ...find('category', 'body'),
      ...find('category', 'bodyType'),
      ...find('doors', 'doors'),
      ...find('doors', 'numberOfDoors'),
      ...find('condition', 'itemCondition'),
    ],
  };
};

const isCar = (object: JsonObject) =>
  'id' in object &&
  (('carModel' in object && 'km' in object && ('auRating' in object || 'vdpPath' in object)) ||
    ('mileageKm' in object && 'enginePowerPs' in object));

const gearbox = (isAutomatic: Json | undefined) =>
  stateFinding(
    'transmission',
    'hasAutoGear',
    typeof isAutomatic === 'boolean' ? String(isAutomatic) : undefined,
    isAutomatic ? 'automatic' : 'manual',
  );

/** A number without a currency is no price. */
function price(car: JsonObject): Finding[] {
  const amount = textOf(car.price);
  const currency = textOf(car.currency) ?? textOf(car.priceCurrency);
  return stateFinding('price', 'price', currency && amount && `${amount} ${currency}`);
}
