import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { ReaderResult } from '../../listing-reading.ts';
import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { at, findObjects, textOf } from '../../page/walk-json.ts';
import { entryOf } from '../../words/entry-of.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { type StateReader, stateFinding } from '../site-state.ts';
import { colorWords } from './code-words.ts';

/** Attributes with one meaning, and how their bare values are said; cars, motorbikes and vans name their own. */
const attributes: readonly [VehicleField, name: string, say?: (value: string) => string | undefined][] = [
  ['make', 'CAR_MODEL/MAKE'],
  ['make', 'MC_MODEL/MAKE'],
  ['make', 'VAN_MODEL/MAKE'],
  ['model', 'CAR_MODEL/MODEL'],
  ['model', 'MC_MODEL/MODEL'],
  ['model', 'VAN_MODEL/MODEL'],
  ['year', 'YEAR_MODEL'],
  ['mileage', 'MILEAGE', (km) => `${km} km`],
  ['fuelType', 'ENGINE/FUEL_RESOLVED'],
  ['transmission', 'TRANSMISSION_RESOLVED'],
  ['power', 'ENGINE/EFFECT', (kilowatt) => `${kilowatt} kW`],
  ['displacement', 'ENGINEVOLUME'],
  ['color', 'EXTERIORCOLOURMAIN', (code) => entryOf(colorWords, code) ?? code],
  ['category', 'CAR_TYPE'],
  ['condition', 'CONDITION_RESOLVED'],
  ['warranty', 'WARRANTY_RESOLVED'],
];

/**
 * willhaben's ad: a bag of named attributes, each a list of texts. The page's own is `advertDetails`;
 * ads in `advertSummary` are those of a list.
 */
export const readWillhaben: StateReader = (state, url) => {
  const own = at(state, 'props', 'pageProps', 'advertDetails');
  const ads = isObject(own) && isVehicle(own) ? [own] : findObjects(state, isVehicle);
  if (ads.length === 0) return undefined;
  const number = /-(\d{6,12})\/?(?:[?#]|$)/.exec(url?.slice(0, 500) ?? '')?.[1];
  const ad = ownAd(ads, number, ({ id }) => textOf(id));
  return isUndecided(ad) ? ad : readAd(ad);
};

function readAd(ad: JsonObject): ReaderResult {
  const bag = bagOf(ad);
  const first = (name: string) => bag.get(name)?.[0];
  return {
    findings: [
      ...attributes.flatMap(([field, name, say]) => {
        const raw = first(name);
        return stateFinding(field, `attributes ${name}`, raw, raw && say?.(raw));
      }),
      ...price(first('PRICE_FOR_DISPLAY'), first('PRICE/AMOUNT') ?? first('PRICE')),
    ],
    equipment: bag.get('EQUIPMENT_RESOLVED') ?? [],
  };
}

/** The bare amount may be a leasing rate: only the shown text says so, and where it stands it counts alone. */
const price = (shown: string | undefined, amount: string | undefined) =>
  stateFinding('price', 'attributes PRICE', shown ?? amount, shown ? undefined : amount && `${amount} €`);

const isVehicle = (object: JsonObject) =>
  [...bagOf(object).keys()].some((name) => /^(?:CAR|MC|VAN)_MODEL\/MAKE$/.test(name));

function bagOf({ attributes: holder }: JsonObject): Map<string, string[]> {
  const list: Json | undefined = isObject(holder) ? holder.attribute : undefined;
  const named = Array.isArray(list) ? list.filter(isObject) : [];
  return new Map(
    named.flatMap(({ name, values }) => {
      const texts = Array.isArray(values) ? values.flatMap((value) => textOf(value) ?? []) : [];
      return typeof name === 'string' && texts.length > 0 ? [[name, texts] as const] : [];
    }),
  );
}
