import { adText } from '../../ad-text.ts';
import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { at, findObjects, textOf } from '../../page/walk-json.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { finderIn, type StateReader, stateFinding } from '../site-state.ts';

/**
 * AutoScout24 Switzerland, a platform of its own: an object with `make`, `model`, `versionFullName` and
 * English words as codes. `price` is in francs, `listPrice` what the car cost when new. Streamed pages
 * hold other ads in the same shape: the number in the page's address says which one is meant.
 */
export const readAutoscout24Ch: StateReader = (state, url) => {
  const number = /\/d\/(?:[^/?#]*-)?(\d{5,12})(?:[/?#]|$)/.exec(url?.slice(0, 500) ?? '')?.[1];
  const ads = findObjects(state, isAd).filter(({ id }) => !number || textOf(id) === number);
  if (ads.length === 0) return undefined;
  const ad = ownAd(ads, number, ({ id }) => textOf(id));
  if (isUndecided(ad)) return ad;
  const find = finderIn((key) => nameOf(ad[key]));
  return {
    findings: [
      ...find('make', 'make'),
      ...find('model', 'model'),
      ...find('year', 'firstRegistrationDate'),
      ...find('year', 'firstRegistrationYear'),
      ...find('mileage', 'mileage', (km) => `${km} km`),
      ...find('fuelType', 'fuelType'),
      // Single-speed electric cars are `semi-automatic` of the group `automatic`.
      ...find('transmission', 'transmissionTypeGroup'),
      ...find('transmission', 'transmissionType'),
      ...find('power', 'horsePower', (cv) => `${cv} CV`),
      ...find('power', 'kiloWatts', (kilowatt) => `${kilowatt} kW`),
      ...find('price', 'price', (francs) => `${francs} CHF`),
      ...find('color', 'bodyColor'),
      ...find('category', 'bodyType'),
      ...find('doors', 'doors'),
      ...find('driveType', 'driveType'),
      ...find('displacement', 'cubicCapacity'),
      ...find('condition', 'conditionType'),
      ...warranty(ad),
    ],
    version: textOf(ad.versionFullName),
    ...adText(ad.description),
  };
};

const isAd = (object: JsonObject) =>
  isObject(object.make) &&
  isObject(object.model) &&
  'versionFullName' in object &&
  'conditionType' in object &&
  'id' in object;

/** Plain text, or the name of a thing (`{ key: 'vw', name: 'VW' }`). */
const nameOf = (value: Json | undefined) => textOf(isObject(value) ? value.name : value);

/** Months from the delivery are what a buyer gets; months from the first registration may be over. */
function warranty(ad: JsonObject) {
  const months = textOf(at(ad, 'warranty', 'duration'));
  const isWhole = at(ad, 'warranty', 'type') === 'from-delivery';
  return stateFinding('warranty', 'warranty', isWhole && months ? `${months} months` : undefined);
}
