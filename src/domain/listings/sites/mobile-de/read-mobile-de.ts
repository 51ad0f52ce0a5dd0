import { adText } from '../../ad-text.ts';
import type { Finding } from '../../listing-reading.ts';
import { isObject, type JsonObject } from '../../page/page-content.ts';
import { at, findObjects, textOf } from '../../page/walk-json.ts';
import { entryOf } from '../../words/entry-of.ts';
import { moneyIn } from '../money-in.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { type StateReader, stateFinding } from '../site-state.ts';
import { fieldsByTag } from './fields-by-tag.ts';

/**
 * mobile.de's ad at `search.vip.ads[id].data.ad` of its state: make and model apart, attributes as the
 * page shows them, each with its tag. Ads of a list are written shorter (`attr`).
 */
export const readMobileDe: StateReader = (state, url) => {
  const named = /[?&]id=(\d{6,12})|\/(\d{6,12})\.html/.exec(url?.slice(0, 1000) ?? '');
  const number = named?.[1] ?? named?.[2] ?? textOf(at(state, 'search', 'vip', 'current', 'adId'));
  const found = findObjects(state, (object) => isAd(object) || isResult(object));
  const ads = found.filter((object) => isAd(object) && (!number || textOf(object.id) === number));
  if (ads.length === 0) {
    return found.filter(isResult).length > 1 ? { findings: [], severalVehicles: true } : undefined;
  }
  const ad = ownAd(ads, number, ({ id }) => textOf(id));
  if (isUndecided(ad)) return ad;
  return {
    findings: [
      ...stateFinding('make', 'ad.make', textOf(ad.make)),
      ...stateFinding('model', 'ad.model', textOf(ad.model)),
      ...damage(ad),
      ...attributesOf(ad).flatMap(readAttribute),
      ...price(ad),
      ...stateFinding('condition', 'ad.isConditionNew', ad.isConditionNew === true ? 'new' : undefined),
    ],
    equipment: Array.isArray(ad.features) ? ad.features.flatMap((feature) => textOf(feature) ?? []) : [],
    ...adText(ad.htmlDescription),
  };
};

const attributesOf = ({ attributes }: JsonObject) =>
  Array.isArray(attributes) ? attributes.filter(isObject) : [];

const isAd = (object: JsonObject) =>
  'id' in object &&
  typeof object.make === 'string' &&
  attributesOf(object).some(
    ({ tag }) => tag === 'mileage' || tag === 'category' || tag === 'firstRegistration',
  );

const isResult = ({ id, attr }: JsonObject) => id !== undefined && isObject(attr) && 'ml' in attr;

function readAttribute({ tag, value }: JsonObject): Finding[] {
  const name = textOf(tag) ?? '';
  return (entryOf(fieldsByTag, name) ?? []).flatMap((field) =>
    stateFinding(field, `ad.attributes ${name}`, textOf(value)),
  );
}

/** What is damaged is offered as a used vehicle too: the damage has to be said. */
const damage = (ad: JsonObject) =>
  attributesOf(ad).flatMap(({ tag, value }) =>
    stateFinding(
      'condition',
      'ad.attributes damageCondition',
      tag === 'damageCondition' ? textOf(value) : undefined,
    ),
  );

/** Of a car that is only leased out the state has no price a buyer could pay. */
const price = (ad: JsonObject) =>
  stateFinding('price', 'ad.price', moneyIn(ad.price), ad.isLeasingOnlyAd === true ? 'leasing' : undefined);
