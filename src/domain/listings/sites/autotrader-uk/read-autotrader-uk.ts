import { isObject, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { type StateReader, stateFinding } from '../site-state.ts';

/**
 * AutoTrader UK's ad, `advertContext` and `vehicleContext` side by side: miles and pounds. Doors are
 * only on the page. Other cars of the seller have contexts too: the page's address says which is meant.
 */
export const readAutotraderUk: StateReader = (state, url) => {
  const ads = findObjects(
    state,
    (object) => isObject(object.advertContext) && isObject(object.vehicleContext),
  );
  const number = /\/car-details\/(\d{10,20})/.exec(url?.slice(0, 500) ?? '')?.[1];
  const isOwn = (ad: JsonObject) =>
    isObject(ad.advertContext) && textOf(ad.advertContext.advertId) === number;
  const [first, second] = number && ads.some(isOwn) ? ads.filter(isOwn) : ads;
  if (!first || !isObject(first.advertContext) || !isObject(first.vehicleContext)) return undefined;
  if (second && !number) return { findings: [], severalVehicles: true };
  const advert = first.advertContext;
  const vehicle = first.vehicleContext;
  const miles = textOf(advert.mileage);
  const price = textOf(advert.price);
  const findings = [
    ...stateFinding('make', 'vehicleContext.standardMake', textOf(vehicle.standardMake)),
    ...stateFinding('make', 'advertContext.make', textOf(advert.make)),
    ...stateFinding('model', 'vehicleContext.standardModel', textOf(vehicle.standardModel)),
    ...stateFinding('model', 'advertContext.model', textOf(advert.model)),
    ...stateFinding('year', 'advertContext.year', textOf(advert.year)),
    ...stateFinding('mileage', 'advertContext.mileage', miles, miles && `${miles} miles`),
    ...stateFinding('fuelType', 'vehicleContext.fuelType', textOf(vehicle.fuelType)),
    ...stateFinding('transmission', 'vehicleContext.transmission', textOf(vehicle.transmission)),
    ...stateFinding('price', 'advertContext.price', price, price && `£ ${price}`),
    ...stateFinding('color', 'vehicleContext.colour', textOf(vehicle.colour)),
    ...stateFinding('category', 'vehicleContext.bodyType', textOf(vehicle.bodyType)),
    ...stateFinding('driveType', 'vehicleContext.standardDrivetrain', textOf(vehicle.standardDrivetrain)),
    ...stateFinding(
      'displacement',
      'vehicleContext.standardEngineSizeCC',
      textOf(vehicle.standardEngineSizeCC),
    ),
    ...stateFinding('condition', 'advertContext.condition', textOf(advert.condition)),
  ];
  return { findings };
};
