import { parseQuantity } from '#domain/vehicles/parse-quantity.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** A `2,0` without a unit may be anything. */
const bareDecimal = /^\d[.,]\d{1,2}$/;

/** Cubic centimetres of `1.248 cm³`, `1,390 cc`, `1996,000000`, `1.5L`. Electric cars say 0: that is none. */
export function readDisplacement(text: string): Meaning<number> {
  const line = text
    .slice(0, 60)
    .replace(/cm\s?3|cm³|ccm|cmc|cc\.?(?![a-z])|cm\^3/gi, ' cc')
    .replace(/(?<=\d ?)(?:litres?|litros?|liters?|litry)\.?$/i, 'l')
    .trim();
  if (bareDecimal.test(line)) return { unused: 'unit-unknown' };
  const value = parseQuantity('displacement', line);
  return value !== undefined && value >= 49 && value <= 20_000 ? meaningOf(value) : undefined;
}
