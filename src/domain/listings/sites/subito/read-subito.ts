import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { adText } from '../../ad-text.ts';
import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { entryOf } from '../../words/entry-of.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
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

/** Motorbikes and vans have features of their own; these labels mean the same on all of them. */
const fieldByLabel: Readonly<Record<string, VehicleField>> = {
  Marca: 'make',
  Modello: 'model',
  Cilindrata: 'displacement',
};

/** Subito's ad: an object with `subject` and `features`, a list in its API's answer, keyed by uri in the page. */
export const readSubito: StateReader = (state, url) => {
  const ads = findObjects(state, ({ subject, features }) => typeof subject === 'string' && isBag(features));
  if (ads.length === 0) return undefined;
  const own = ownAd(ads, numberIn(url), numberOf);
  if (isUndecided(own)) return own;
  return {
    findings: featuresOf(own.features).flatMap(mapFeature),
    version: featuresOf(own.features).flatMap(versionOf)[0],
    complete: true,
    ...adText(own.body),
  };
};

const isBag = (value: Json | undefined) => typeof value === 'object' && value !== null;

/** The end of `…-600000001.htm`, of a short link, or of `id:ad:…:list:600000001`. */
const numberIn = (address: string | undefined) =>
  /[-/:](\d{6,12})(?:\.htm)?(?:[?#]|$)/.exec(address?.slice(0, 500) ?? '')?.[1];

const numberOf = ({ urls, urn }: JsonObject) =>
  (isObject(urls) ? numberIn(textOf(urls.default)) : undefined) ?? numberIn(textOf(urn));

function featuresOf(features: Json | undefined): JsonObject[] {
  if (Array.isArray(features)) return features.filter(isObject);
  if (!isObject(features)) return [];
  return Object.entries(features).flatMap(([uri, feature]) =>
    isObject(feature) ? [{ uri, ...feature }] : [],
  );
}

/** The third level of make, model and version. */
function versionOf({ values }: JsonObject): string[] {
  const levels = Array.isArray(values) ? values.filter(isObject) : [];
  const name = textOf(levels.find(({ level }) => level === 2)?.value);
  return name === undefined ? [] : [name];
}

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
  const label = textOf(feature.label) ?? '';
  const field = entryOf(fieldByUri, uri) ?? entryOf(fieldByLabel, label);
  return field ? stateFinding(field, where, textOf(values[0]?.value)) : [];
}
