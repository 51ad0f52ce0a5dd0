import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { adText } from '../../ad-text.ts';
import { isObject, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { type StateReader, stateFinding } from '../site-state.ts';

/**
 * The first registration (`issuance_date`) comes before the model year (`regdate`). `horsepower` and
 * `horse_power` are missing on purpose: they are the fiscal horsepower.
 */
const fieldByKey: Readonly<Record<string, VehicleField>> = {
  brand: 'make',
  u_car_brand: 'make',
  u_utility_brand: 'make',
  u_moto_brand: 'make',
  model: 'model',
  u_car_model: 'model',
  u_utility_model: 'model',
  u_moto_model: 'model',
  issuance_date: 'year',
  regdate: 'year',
  mileage: 'mileage',
  fuel: 'fuelType',
  gearbox: 'transmission',
  horse_power_din: 'power',
  cubic_capacity: 'displacement',
  vehicule_color: 'color',
  vehicle_color: 'color',
  vehicle_type: 'category',
  doors: 'doors',
};
const equipmentKeys = ['vehicle_interior_specs', 'vehicle_specifications'];

/** Leboncoin's ad, with `subject` and `attributes`, in `__NEXT_DATA__` or the older `FLUX_STATE`. */
export const readLeboncoin: StateReader = (state, url) => {
  const ads = findObjects(
    state,
    ({ subject, attributes }) => typeof subject === 'string' && Array.isArray(attributes),
  );
  if (ads.length === 0) return undefined;
  const number = /\/(\d{6,12})(?:\.htm|$|[?#/])/.exec(url?.slice(0, 500) ?? '')?.[1];
  const own = ownAd(ads, number, ({ list_id }) => textOf(list_id));
  if (isUndecided(own)) return own;
  const attributes = Array.isArray(own.attributes) ? own.attributes.filter(isObject) : [];
  return {
    findings: [...attributes.toSorted(byTrust).flatMap(mapAttribute), ...price(own)],
    equipment: attributes.flatMap(equipmentIn),
    ...adText(own.body),
  };
};

const rank = ({ key }: JsonObject) => Object.keys(fieldByKey).indexOf(textOf(key) ?? '');
const byTrust = (a: JsonObject, b: JsonObject) => rank(a) - rank(b);

function mapAttribute(attribute: JsonObject) {
  const key = textOf(attribute.key) ?? '';
  const field = Object.hasOwn(fieldByKey, key) ? fieldByKey[key] : undefined;
  const label = textOf(attribute.value_label);
  const value = textOf(attribute.value);
  if (key === 'vehicle_damage' && value === 'damaged') {
    return stateFinding('condition', `attributes ${key}`, label ?? value, 'damaged');
  }
  if (!field) return [];
  const raw = label ?? (key.startsWith('u_') ? value?.slice(value.indexOf('_') + 1) : value);
  const needsUnit = field === 'power' && raw && /^\d+$/.test(raw);
  return stateFinding(field, `attributes ${key}`, raw, needsUnit ? `${raw} ch` : undefined);
}

/** A list with one amount in euro, or cents beside it. */
function price(ad: JsonObject) {
  const amounts = Array.isArray(ad.price) ? ad.price : [ad.price];
  const raw = amounts.length === 1 ? textOf(amounts[0]) : undefined;
  const cents = typeof ad.price_cents === 'number' ? String(Math.round(ad.price_cents / 100)) : undefined;
  const amount = raw ?? cents;
  return stateFinding('price', 'price', amount, amount && `${amount} €`);
}

function equipmentIn({ key, values_label }: JsonObject): string[] {
  if (!equipmentKeys.includes(textOf(key) ?? '') || !Array.isArray(values_label)) return [];
  return values_label.map(textOf).filter((label) => label !== undefined);
}
