import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { EvidenceSource, Finding } from '../listing-reading.ts';
import { isObject, type Json } from '../page/page-content.ts';
import { textOf } from '../page/walk-json.ts';
import { entryOf } from '../words/entry-of.ts';

/** UN/CEFACT unit codes, and the names sites write in their place. BHP is used for metric horsepower. */
const unitWords: Readonly<Record<string, string>> = {
  KMT: 'km',
  KM: 'km',
  SMI: 'miles',
  MI: 'miles',
  KWT: 'kW',
  KW: 'kW',
  BHP: 'CV',
  HP: 'CV',
  PS: 'CV',
  CV: 'CV',
  N12: 'CV',
  CMQ: 'cc',
  CCM: 'cc',
  CC: 'cc',
  LTR: 'litre',
};

/**
 * The values of a property: a QuantitativeValue, several of them, or plain text. A 0 is left out:
 * sites write it for what they do not know.
 */
export function quantitiesOf(
  property: Json | undefined,
  field: VehicleField,
  where: string,
  source: EvidenceSource,
): Finding[] {
  return [property].flat().flatMap((quantity) => {
    const value = isObject(quantity) ? textOf(quantity.value) : textOf(quantity);
    if (!value || value === '0') return [];
    const unit = isObject(quantity) ? (textOf(quantity.unitCode) ?? textOf(quantity.unitText)) : undefined;
    const word = unit && (entryOf(unitWords, unit.toUpperCase()) ?? unit);
    const coded = /^([A-Z]{2,3}) ?(\d[\d.,]*)$/.exec(value);
    if (coded?.[1] && unitWords[coded[1]])
      return [{ field, source, where, raw: value, says: `${coded[2]} ${unitWords[coded[1]]}` }];
    const hasUnit = /[a-z³]/i.test(value);
    return [
      {
        field,
        source,
        where,
        raw: unit && !hasUnit ? `${value} ${unit}` : value,
        says: hasUnit || !word ? value : inUnit(value, word),
      },
    ];
  });
}

/** Litres are written as litres only up to twenty: some sites put cubic centimetres under LTR. */
function inUnit(value: string, unit: string): string {
  if (unit !== 'litre') return `${value} ${unit}`;
  const litres = Number(value.replace(',', '.'));
  return litres < 20 ? `${Math.round(litres * 1000)} cc` : `${value} cc`;
}
