import { adText } from '../../ad-text.ts';
import { isObject, type JsonObject } from '../../page/page-content.ts';
import { at, textOf } from '../../page/walk-json.ts';
import { entryOf } from '../../words/entry-of.ts';
import { finderIn, type StateReader, stateFinding, textAtPath } from '../site-state.ts';
import { conditionWords, fuelWords } from './code-words.ts';
import { readAutoscout24Price } from './read-autoscout24-price.ts';

/**
 * AutoScout24's ad at `props.pageProps.listingDetails` of its `__NEXT_DATA__`, or at `pageProps` of what
 * the page fetches when it is reached from another: all that its page shows.
 */
export const readAutoscout24: StateReader = (state) => {
  const pageProps = at(state, 'props', 'pageProps') ?? at(state, 'pageProps');
  const details = at(pageProps, 'listingDetails');
  const listings = at(pageProps, 'listings');
  if (!details && Array.isArray(listings) && listings.length > 1)
    return { findings: [], severalVehicles: true };
  if (!isObject(details) || !isObject(details.vehicle)) return undefined;
  const vehicle = details.vehicle;
  const find = finderIn(textAtPath(details), 'listingDetails.');
  const findings = [
    ...find('make', 'vehicle.make'),
    ...find('model', 'vehicle.model'),
    ...find('model', 'vehicle.modelGroup'),
    ...find('year', 'vehicle.firstRegistrationDateRaw'),
    ...find('year', 'vehicle.firstRegistrationDate'),
    ...find('year', 'vehicle.rawData.condition.firstRegistrationDate.raw'),
    ...find('year', 'vehicle.productionYear'),
    ...find('mileage', 'vehicle.mileageInKmRaw', (km) => `${km} km`),
    ...find('mileage', 'vehicle.mileageInKm'),
    ...find('fuelType', 'vehicle.fuelCategory.raw', (code) => entryOf(fuelWords, code)),
    ...find('fuelType', 'vehicle.fuelCategory.formatted'),
    ...find('transmission', 'vehicle.rawData.engine.transmissionType.raw'),
    ...find('transmission', 'vehicle.transmissionType'),
    ...find('power', 'vehicle.rawPowerInHp', (cv) => `${cv} CV`),
    ...find('power', 'vehicle.rawPowerInKw', (kilowatt) => `${kilowatt} kW`),
    ...readAutoscout24Price(details),
    ...find('color', 'vehicle.bodyColor'),
    ...find('color', 'vehicle.bodyColorOriginal'),
    ...find('category', 'vehicle.bodyType'),
    ...find('category', 'vehicle.rawData.bodyType.raw'),
    ...find('doors', 'vehicle.numberOfDoors'),
    ...find('driveType', 'vehicle.driveTrain'),
    ...find('driveType', 'vehicle.rawData.engine.driveTrain.raw'),
    ...find('driveType', 'vehicle.rawData.engine.driveTrain.formatted'),
    ...find('displacement', 'vehicle.rawDisplacementInCCM'),
    ...damage(vehicle),
    ...find('condition', 'vehicle.offerType', (code) => entryOf(conditionWords, code)),
    ...find('warranty', 'warranty'),
  ];
  return {
    findings,
    complete: isOnline(details),
    equipment: equipmentOf(vehicle),
    version: textOf(vehicle.modelVersionInput),
    ...adText(details.description),
  };
};

/** The names of what is aboard, group by group; codes that have no name in the page's language are left out. */
function equipmentOf(vehicle: JsonObject): string[] {
  const groups = isObject(vehicle.equipment) ? Object.values(vehicle.equipment) : [];
  return groups.flat().flatMap((item) => (isObject(item) && typeof item.id === 'string' ? item.id : []));
}

/** What is no longer for sale may still have its data: then the page itself says what it is. */
const isOnline = ({ status }: JsonObject) => status === undefined || status === 'Active';

function damage(vehicle: JsonObject) {
  const path = ['rawData', 'condition', 'damage', 'isCurrentlyDamaged'] as const;
  if (at(vehicle, ...path) !== true) return [];
  return stateFinding('condition', `listingDetails.vehicle.${path.join('.')}`, 'true', 'damaged');
}
