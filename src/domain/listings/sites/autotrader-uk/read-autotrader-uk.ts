import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { at, findObjects, textOf } from '../../page/walk-json.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { finderIn, type StateReader, stateFinding, textAtPath } from '../site-state.ts';

/**
 * AutoTrader UK's ad, `advertContext` and `vehicleContext` side by side: miles and pounds. Other cars
 * of the seller may have contexts too: the page's address says which is meant. The doors stand only
 * among the key facts of the advert around it.
 */
export const readAutotraderUk: StateReader = (state, url) => {
  const ads = findObjects(
    state,
    ({ advertContext, vehicleContext }) => isObject(advertContext) && isObject(vehicleContext),
  );
  if (ads.length === 0) return undefined;
  const number = /\/car-details\/(\d{10,20})/.exec(url?.slice(0, 500) ?? '')?.[1];
  const own = ownAd(ads, number, (ad) => textOf(at(ad, 'advertContext', 'advertId')));
  if (isUndecided(own)) return own;
  const id = textOf(at(own, 'advertContext', 'advertId'));
  const page = findObjects(state, (object) => textOf(object.id) === id && 'keySpecification' in object)[0];
  const find = finderIn(textAtPath(own));
  const findings = [
    ...find('make', 'vehicleContext.standardMake'),
    ...find('make', 'advertContext.make'),
    ...find('model', 'vehicleContext.standardModel'),
    ...find('model', 'advertContext.model'),
    ...find('year', 'advertContext.year'),
    ...find('mileage', 'advertContext.mileage', (miles) => `${miles} miles`),
    ...find('fuelType', 'vehicleContext.fuelType'),
    ...find('transmission', 'vehicleContext.transmission'),
    ...find('price', 'advertContext.price', (pounds) => `£ ${pounds}`),
    ...find('color', 'vehicleContext.colour'),
    ...find('category', 'vehicleContext.bodyType'),
    ...stateFinding('doors', 'keySpecification DOORS', doorsOf(page?.keySpecification)),
    ...find('driveType', 'vehicleContext.standardDrivetrain'),
    ...find('displacement', 'vehicleContext.standardEngineSizeCC'),
    ...find('condition', 'advertContext.condition'),
  ];
  return { findings, equipment: equipmentOf(page) };
};

function doorsOf(facts: Json | undefined): string | undefined {
  const doors = Array.isArray(facts) ? facts.find((fact) => at(fact, 'specKey') === 'DOORS') : undefined;
  return textOf(at(doors, 'value'));
}

function equipmentOf(page: JsonObject | undefined): string[] {
  return listAt(page, 'featuresWithDisclaimer', 'features')
    .flatMap((group) => listAt(group, 'items'))
    .flatMap((item) => textOf(at(item, 'name')) ?? []);
}

function listAt(root: Json | undefined, ...path: string[]): Json[] {
  const value = at(root, ...path);
  return Array.isArray(value) ? value : [];
}
