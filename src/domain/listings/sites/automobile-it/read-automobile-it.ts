import { adText } from '../../ad-text.ts';
import { isObject, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { splitTitle } from '../../title/split-title.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { finderIn, type StateReader, stateFinding, textAtPath } from '../site-state.ts';

/** automobile.it's ad: `formattedPrice` beside `details` with `formattedKm`; make and model are in its title. */
export const readAutomobileIt: StateReader = (state, url) => {
  const ads = findObjects(
    state,
    ({ details, formattedPrice }) =>
      isObject(details) &&
      ('formattedKm' in details || 'formattedPower' in details) &&
      formattedPrice !== undefined,
  );
  if (ads.length === 0) return undefined;
  const numbers = url?.slice(0, 500).match(/\d{6,12}/g) ?? [];
  const known = ads.map(numberOf);
  const own = ownAd(ads, numbers.find((number) => known.includes(number)) ?? numbers[0], numberOf);
  if (isUndecided(own)) return own;
  const name = splitTitle(textOf(own.title) ?? '');
  const find = finderIn(textAtPath(own));
  return {
    findings: [
      ...stateFinding('make', 'title', name?.make),
      ...stateFinding('model', 'title', name?.model),
      ...find('year', 'details.registration'),
      ...find('mileage', 'details.formattedKm'),
      ...find('fuelType', 'details.fuelEmissions'),
      ...find('transmission', 'details.shift'),
      ...find('power', 'details.formattedPower'),
      ...find('price', 'formattedPrice'),
      ...find('condition', 'channel'),
    ],
    ...adText(own.description),
  };
};

const numberOf = ({ id }: JsonObject) => textOf(id);
