import { parseQuantity } from '#domain/vehicles/parse-quantity.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** A `2,0` may be anything, and `2.0 L` is a class of engines: its cubic centimetres are other ones. */
const rounded = /^\d[.,]\d{1,2}(?: ?lt?\.?)?$/i;

/** Cubic centimetres of `1.248 cm³`, `1,390 cc`, `1996,000000`. Electric cars say 0: that is none. */
export function readDisplacement(text: string): Meaning<number> {
  const line = text
    .slice(0, 60)
    .replace(/cm\s?3|cm³|ccm|cmc|cc\.?(?![a-z])|cm\^3/gi, ' cc')
    .replace(/(?<=\d ?)(?:litres?|litros?|liters?|litry|litri)\.?$/i, 'l')
    .trim();
  const [cubic, ...others] = line.match(/(?<![\d.,])\d(?:[.,'’ ]?\d{3}|\d{1,3}) +cc\b/gi) ?? [];
  if (cubic && others.length === 0) return within(parseQuantity('displacement', cubic));
  if (rounded.test(line)) return { unused: 'unit-unknown' };
  return within(parseQuantity('displacement', line));
}

const within = (value: number | undefined) =>
  meaningOf(value !== undefined && value >= 49 && value <= 20_000 ? value : undefined);
