import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { at, findObjects, textOf } from '../../page/walk-json.ts';
import { type StateReader, stateFinding } from '../site-state.ts';

/** `/mileage` is a bracket (`95.000 - 99.999`) under the same label as the true `/mileage_scalar`. */
const fieldByUri: Readonly<Record<string, VehicleField>> = {
  '/register_date': 'year',
  '/year': 'year',
  '/mileage_scalar': 'mileage',
  '/fuel': 'fuelType',
  '/gearbox': 'transmission',
  '/power': 'power',
  '/price': 'price',
  '/color': 'color',
  '/car_type': 'category',
  '/doors': 'doors',
  '/vehicle_status': 'condition',
  '/warranty_months': 'warranty',
};

/**
 * Subito's ad: an object with `subject` and `features`, the same in its API's answer (a list) and in
 * the page (keyed by uri). With several ads, the one whose address carries the page's number.
 */
export const readSubito: StateReader = (state, url) => {
  const ads = findObjects(state, (object) => typeof object.subject === 'string' && 'features' in object);
  const number = /-(\d{6,12})\.htm/.exec(url?.slice(0, 500) ?? '')?.[1];
  const own = number ? ads.find((ad) => JSON.stringify(ad.urls ?? ad.urn ?? '').includes(number)) : undefined;
  const [first, second] = new Map(
    ads.map((ad) => [JSON.stringify(ad.urn ?? ad.urls ?? ad.subject), ad]),
  ).values();
  if (!first) return undefined;
  if (!own && second) return { findings: [], severalVehicles: true };
  const features = featuresOf((own ?? first).features);
  return { findings: features.flatMap(mapFeature), complete: true };
};

function featuresOf(features: Json | undefined): JsonObject[] {
  if (Array.isArray(features)) return features.filter(isObject);
  if (!isObject(features)) return [];
  return Object.entries(features).flatMap(([uri, feature]) =>
    isObject(feature) ? [{ uri, ...feature }] : [],
  );
}

/** Motorbikes and vans have features of their own; these labels mean the same on all of them. */
const fieldByLabel: Readonly<Record<string, VehicleField>> = {
  Marca: 'make',
  Modello: 'model',
  Cilindrata: 'displacement',
};

const namedField = (label = '') => (Object.hasOwn(fieldByLabel, label) ? fieldByLabel[label] : undefined);

function mapFeature(feature: JsonObject) {
  const uri = textOf(feature.uri) ?? '';
  const values = Array.isArray(feature.values) ? feature.values.filter(isObject) : [];
  const where = `features ${uri}`;
  if (values.some((value) => 'level' in value)) {
    const ofLevel = (level: number) => values.find((value) => value.level === level);
    return [
      ...stateFinding('make', where, textOf(ofLevel(0)?.value)),
      ...stateFinding('model', where, textOf(ofLevel(1)?.group_label) ?? textOf(ofLevel(1)?.value)),
    ];
  }
  const field = fieldByUri[uri] ?? namedField(textOf(feature.label));
  return field
    ? stateFinding(field, where, textOf(at(values[0], 'value')) ?? textOf(at(values[0], 'key')))
    : [];
}
