import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { isObject, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { type StateReader, stateFinding } from '../site-state.ts';

/** `horsepower` is missing on purpose: it is the fiscal horsepower. */
const fieldByKey: Readonly<Record<string, VehicleField>> = {
  u_car_brand: 'make',
  brand: 'make',
  u_car_model: 'model',
  model: 'model',
  issuance_date: 'year',
  regdate: 'year',
  mileage: 'mileage',
  fuel: 'fuelType',
  gearbox: 'transmission',
  horse_power_din: 'power',
  vehicule_color: 'color',
  vehicle_color: 'color',
  vehicle_type: 'category',
  doors: 'doors',
};

/** Leboncoin's ad, with `subject` and `attributes`, in `__NEXT_DATA__` or the older `FLUX_STATE`. */
export const readLeboncoin: StateReader = (state, url) => {
  const ads = findObjects(
    state,
    (object) => typeof object.subject === 'string' && Array.isArray(object.attributes),
  );
  const number = /\/(\d{6,12})(?:\.htm|$|[?#/])/.exec(url?.slice(0, 500) ?? '')?.[1];
  const own = number ? ads.find((ad) => textOf(ad.list_id) === number) : undefined;
  const [first, second] = new Map(ads.map((ad) => [textOf(ad.list_id) ?? ad.subject, ad])).values();
  if (!first) return undefined;
  if (!own && second) return { findings: [], severalVehicles: true };
  const ad = own ?? first;
  const attributes = Array.isArray(ad.attributes) ? ad.attributes.filter(isObject) : [];
  return { findings: [...attributes.flatMap(mapAttribute), ...price(ad)] };
};

function mapAttribute(attribute: JsonObject) {
  const key = textOf(attribute.key) ?? '';
  const field = Object.hasOwn(fieldByKey, key) ? fieldByKey[key] : undefined;
  if (!field) return [];
  const raw = textOf(attribute.value_label) ?? textOf(attribute.value);
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
