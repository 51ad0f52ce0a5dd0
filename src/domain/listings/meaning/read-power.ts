import { cvFromKilowatt, parseQuantity } from '#domain/vehicles/parse-quantity.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** One imperial (brake) horsepower in metric horsepower. */
const cvPerBhp = 1.013_87;
const most = 3000;
/** How far both units of one power may lie apart, as a part of it: makers round, hybrids add up. */
const rounding = 0.1;

const metric = String.raw`(?:cv|hp|ps|ch|pk|cp|km|ks|hk|cavalli|cavalos|caballos|chevaux)\b`;
const figure = String.raw`(\d{1,3}(?:[.,]\d{3}(?!\d)|(?:\d)?(?:[.,]\d{1,2})?))`;
const inCv = new RegExp(String.raw`(?<![\d.,])${figure}\s*${metric}|^cv:?\s*${figure}$`, 'i');
const inKilowatt = new RegExp(String.raw`(?<![\d.,])${figure}\s*kw\b|^kw:?\s*${figure}$`, 'i');
const inBhp = new RegExp(String.raw`(?<![\d.,])${figure}\s*bhp\b`, 'i');
/** Tax classes and chargers. */
const otherPower = /fisc|steuer-?ps|\b[ad]c\b|ricaric|ladel|charg|recharge|recarga/i;
/** `110/150`, `100 - 150 CV`: both units of one power, or a range. */
const two = new RegExp(
  String.raw`^(?:da |from |von |de )?(\d{2,3})\s*(?:[/–-]|a|bis|to|à)\s*(\d{2,3})\s*(?:${metric})?$`,
  'i',
);

/**
 * Metric horsepower of `110 kW / 150 Cv`, `140 kW (190 PS)`, `110/150`, `150 ch`, `96 kW`. A number
 * without unit is neither; two units that do not agree, fiscal horsepower and chargers are no power.
 */
export function readPower(text: string): Meaning<number> {
  const line = text.slice(0, 80).trim();
  if (otherPower.test(line)) return undefined;
  const pair = two.exec(line);
  if (pair) return ofPair(Number(pair[1]), Number(pair[2]));
  const [cv, kilowatt, bhp] = [inCv, inKilowatt, inBhp].map((pattern) => numberIn(pattern, line));
  if (cv !== undefined) {
    if (kilowatt !== undefined && !agree(cv, kilowatt)) return { unused: 'ambiguous' };
    return within(Math.round(cv));
  }
  if (kilowatt !== undefined) return within(cvFromKilowatt(kilowatt));
  if (bhp !== undefined) return within(Math.round(bhp * cvPerBhp));
  return parseQuantity('power', line) === undefined ? undefined : { unused: 'unit-unknown' };
}

/** Two bare numbers are a power only where one is the other in kilowatt. */
function ofPair(one: number, other: number): Meaning<number> {
  const [kilowatt, cv] = one < other ? [one, other] : [other, one];
  return Math.abs(cvFromKilowatt(kilowatt) - cv) <= 2 ? within(cv) : { unused: 'ambiguous' };
}

const agree = (cv: number, kilowatt: number) =>
  Math.abs(cvFromKilowatt(kilowatt) - cv) <= Math.max(3, cv * rounding);

function numberIn(pattern: RegExp, line: string): number | undefined {
  const match = pattern.exec(line);
  const digits = match?.[1] ?? match?.[2];
  if (!digits) return undefined;
  return Number(/[.,]\d{3}$/.test(digits) ? digits.replace(/[.,]/, '') : digits.replace(',', '.'));
}

const within = (cv: number) => (cv >= 1 && cv <= most ? meaningOf(cv) : undefined);
