import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { moneyIn } from '../money-in.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { type StateReader, stateFinding } from '../site-state.ts';

/** Keys only coches.net has beside make, model and `km`; one alone may be chance. */
const ofTheSite = ['bodyTypeId', 'hasWarranty', 'isProfessional', 'offerType', 'warrantyMonths'];

/**
 * coches.net's ad in `__INITIAL_PROPS__`: kilometres under `km`, CV under `hp`, euro without a currency.
 * A price that holds with financing only stands beside the one in cash and is not read.
 */
export const readCochesNet: StateReader = (state, url) => {
  const ads = findObjects(state, isAd);
  if (ads.length === 0) return undefined;
  const number = /-(\d{6,12})-[a-z]{2,8}\.aspx/.exec(url?.slice(0, 500) ?? '')?.[1];
  const own = ownAd(ads, number, ({ id, adId }) => textOf(id) ?? textOf(adId));
  if (isUndecided(own)) return own;
  const find = (field: VehicleField, key: string, unit = '') => {
    const raw = wordOf(own[key]);
    const isBare = unit !== '' && raw !== undefined && /^[\d.]+$/.test(raw);
    return stateFinding(field, key, raw, isBare ? `${raw} ${unit}` : undefined);
  };
  return {
    findings: [
      ...find('make', 'make'),
      ...find('model', 'model'),
      ...find('year', 'year'),
      ...find('mileage', 'km', 'km'),
      ...find('fuelType', 'fuelType'),
      ...find('transmission', 'transmissionType'),
      ...find('transmission', 'transmission'),
      ...find('power', 'hp', 'CV'),
      ...price(own),
      ...find('color', 'color'),
      ...find('category', 'bodyType'),
      ...find('doors', 'doors'),
      ...find('displacement', 'cubicCapacity', 'cc'),
      ...find('condition', 'offerType'),
      ...(own.hasWarranty === false ? [] : find('warranty', 'warrantyMonths', 'meses')),
    ],
  };
};

const isAd = (object: JsonObject) =>
  'km' in object &&
  ofTheSite.filter((key) => key in object).length >= 2 &&
  wordOf(object.make) !== undefined &&
  wordOf(object.model) !== undefined;

/** Plain text, or the word of a thing (`{ id: 2, literal: 'Ocasión' }`). */
const wordOf = (value: Json | undefined): string | undefined =>
  isObject(value)
    ? (textOf(value.literal) ?? textOf(value.label) ?? textOf(value.name) ?? textOf(value.title))
    : textOf(value);

function price({ price: stated }: JsonObject) {
  const amount = isObject(stated) ? textOf(stated.amount) : textOf(stated);
  const isBare = amount !== undefined && /^[\d.]+$/.test(amount);
  const says = moneyIn(stated) ?? (isBare ? `${amount} €` : undefined);
  return stateFinding('price', 'price', amount, says);
}
