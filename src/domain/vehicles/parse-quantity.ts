import { parseNumber } from './parse-number.ts';

/** One metric horsepower in kilowatt (75 kgf·m/s, the Pferdestärke of DIN 66036). */
const kilowattPerCv = 0.735_498_75;

/** Kilowatt to whole CV: 110 kW is 150 CV. */
export const cvFromKilowatt = (kilowatt: number) => Math.round(kilowatt / kilowattPerCv);

/** CV to whole kilowatt: 150 CV is 110 kW. */
export const kilowattFromCv = (cv: number) => Math.round(cv * kilowattPerCv);

/** The quantities of a vehicle that listings state with a unit beside them. */
export type Quantity = 'mileage' | 'price' | 'power' | 'displacement';

const units = {
  mileage: /\b(km|kms|chilometri|kilometer)\b\.?/i,
  price: /€|\beuro?\b|,-|\.-/gi,
  power: /\b(cv|hp|ps|ch|cavalli)\b\.?/i,
  displacement: /\b(cc|ccm|cm3|cmc|c\.c\.)(?![a-z])|cm³/i,
} satisfies Record<Quantity, RegExp>;

/**
 * A quantity as a listing states it, in the vehicle's own unit
 * (km, euro, CV, cc): `150.000 km`, `€ 12.900,-`, `110 kW`, `150 CV (110 kW)`, `2.0 litri`.
 * Undefined when the text is not that quantity.
 */
export function parseQuantity(quantity: Quantity, text: string): number | undefined {
  const value =
    (quantity === 'power' && parsePower(text)) ||
    (quantity === 'displacement' && parseLitres(text)) ||
    parseNumber(text.replace(units[quantity], ' ').trim());
  return value === undefined || value < 0 ? undefined : Math.round(value);
}

function parsePower(text: string): number | undefined {
  const cv = /^(?:\d+\s*kw\s*[/(-]?\s*)?(\d+)\s*(?:cv|hp|ps|ch)\)?(?:\s*[/(-]?\s*\d+\s*kw\)?)?$/i.exec(
    text.trim(),
  );
  if (cv?.[1]) return Number(cv[1]);
  const kilowatt = /^(\d+(?:[.,]\d+)?)\s*kw$/i.exec(text.trim());
  return kilowatt?.[1] ? cvFromKilowatt(Number(kilowatt[1].replace(',', '.'))) : undefined;
}

function parseLitres(text: string): number | undefined {
  const litres = /^(\d[.,]\d)\s*(?:l|lt|litri|litre|liter)?\.?$/i.exec(text.trim());
  return litres?.[1] ? Math.round(Number(litres[1].replace(',', '.')) * 1000) : undefined;
}
