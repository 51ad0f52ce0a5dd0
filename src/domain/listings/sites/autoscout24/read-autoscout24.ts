import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { at, textOf } from '../../page/walk-json.ts';
import { type StateReader, stateFinding } from '../site-state.ts';

/** `fuelCategory.raw`; the primary fuel beside it says `Electricity` or `Super 95` of hybrids and is not read. */
const fuelWords: Readonly<Record<string, string>> = {
  2: 'hybrid (petrol)',
  3: 'hybrid (diesel)',
  B: 'petrol',
  C: 'CNG',
  D: 'diesel',
  E: 'electric',
  H: 'hydrogen',
  L: 'LPG',
};

/** `offerType`: S is a day registration, in Italy KM0; J is a year-old car; O is a classic. */
const conditionWords: Readonly<Record<string, string>> = {
  N: 'new',
  U: 'used',
  J: 'used',
  O: 'used',
  D: 'demonstration',
  S: 'km0',
};

/** AutoScout24's ad at `props.pageProps.listingDetails` of its `__NEXT_DATA__`: all that its page shows. */
export const readAutoscout24: StateReader = (state) => {
  const details = at(state, 'props', 'pageProps', 'listingDetails');
  const listings = at(state, 'props', 'pageProps', 'listings');
  if (!details && Array.isArray(listings) && listings.length > 1)
    return { findings: [], severalVehicles: true };
  if (!isObject(details) || !isObject(details.vehicle)) return undefined;
  const vehicle = details.vehicle;
  const find = (
    field: Parameters<typeof stateFinding>[0],
    path: string,
    say?: (text: string) => string | undefined,
  ) => {
    const raw = textOf(at(details, ...path.split('.')));
    return stateFinding(field, `listingDetails.${path}`, raw, raw && say?.(raw));
  };
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
    ...find('fuelType', 'vehicle.fuelCategory.raw', (code) => fuelWords[code]),
    ...find('fuelType', 'vehicle.fuelCategory.formatted'),
    ...find('transmission', 'vehicle.rawData.engine.transmissionType.raw'),
    ...find('transmission', 'vehicle.transmissionType'),
    ...find('power', 'vehicle.rawPowerInHp', (cv) => `${cv} CV`),
    ...find('power', 'vehicle.rawPowerInKw', (kilowatt) => `${kilowatt} kW`),
    ...price(details),
    ...find('color', 'vehicle.bodyColor'),
    ...find('color', 'vehicle.bodyColorOriginal'),
    ...find('category', 'vehicle.rawData.bodyType.raw'),
    ...find('category', 'vehicle.bodyType'),
    ...find('doors', 'vehicle.numberOfDoors'),
    ...find('driveType', 'vehicle.driveTrain'),
    ...find('driveType', 'vehicle.rawData.engine.driveTrain.raw'),
    ...find('driveType', 'vehicle.rawData.engine.driveTrain.formatted'),
    ...find('displacement', 'vehicle.rawDisplacementInCCM'),
    ...damage(vehicle),
    ...find('condition', 'vehicle.offerType', (code) => conditionWords[code]),
    ...find('warranty', 'warranty'),
  ];
  return { findings, complete: true };
};

/** The sister sites outside the euro use the same page: the currency is in the formatted price only. */
function price(details: JsonObject) {
  const shown: Json | undefined = at(details, 'prices', 'public') ?? at(details, 'prices', 'dealer');
  if (at(shown, 'onRequestOnly') === true) return [];
  const amount = textOf(at(shown, 'priceRaw'));
  const formatted = textOf(at(shown, 'price'));
  const isEuro = !formatted || formatted.includes('€');
  const says = amount && isEuro ? `${amount} €` : formatted;
  return stateFinding('price', 'listingDetails.prices.public.price', formatted ?? amount, says);
}

function damage(vehicle: JsonObject) {
  const path = ['rawData', 'condition', 'damage', 'isCurrentlyDamaged'] as const;
  if (at(vehicle, ...path) !== true) return [];
  return stateFinding('condition', `listingDetails.vehicle.${path.join('.')}`, 'true', 'damaged');
}
