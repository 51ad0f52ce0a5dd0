import { parseNumber } from '#domain/vehicles/parse-number.ts';
import { parseQuantity } from '#domain/vehicles/parse-quantity.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** International mile in kilometres. */
const kilometresPerMile = 1.609_344;
const most = 2_000_000;
/** Words that vouch for a mileage. */
const besides =
  /^(?:circa|ca\.?|solo|appena) |[ (]*\b(?:certificat[ie]|reali|original[ie]|garantit[ie]|effettiv[ie]|documentat[ie]|circa|ca\.?|non garanti|garanti|abgelesen)\)?\.?$/gi;

/** Kilometres driven; miles are converted. `KM 0` is a condition and brackets are no mileage. */
export function readMileage(text: string): Meaning<number> {
  const line = text
    .slice(0, 80)
    .trim()
    .replace(/(?:(?:k|qu)il[oó]metros|kilom[eè]tres|kilometers|kilometr(?:i|ów))\b/i, 'km')
    .replace(/(?<=\d)(?=km)/i, ' ')
    .replace(besides, '')
    .trim();
  if (/^k(m|ilometri)\s*(0|zero)$/i.test(line)) return undefined;
  const miles = /^([\d.,'’\s]+k?)\s*(?:miles?|mi|mls)\.?$/i.exec(line)?.[1];
  const value = miles ? parseNumber(miles) : parseQuantity('mileage', line);
  if (value === undefined || value < 0) return undefined;
  const kilometres = Math.round(miles ? value * kilometresPerMile : value);
  return kilometres <= most ? meaningOf(kilometres) : undefined;
}
