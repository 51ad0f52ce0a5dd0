import { cvFromKilowatt, parseQuantity } from '#domain/vehicles/parse-quantity.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** One imperial (brake) horsepower in metric horsepower. */
const cvPerBhp = 1.013_87;
const most = 3000;

/** Metric horsepower of `110 kW / 150 Cv`, `140 kW (190 PS)`, `150 ch`, `96 kW`. A number without unit is neither. */
export function readPower(text: string): Meaning<number> {
  const line = text.slice(0, 80);
  const cv = numberBefore(
    /(\d{1,4}(?:[.,]\d+)?)\s*(?:cv|hp|ps|ch|pk|cp|km|ks|hk|cavalli|cavalos|caballos)\b/i,
    line,
  );
  const kilowatt = numberBefore(/(\d{1,4}(?:[.,]\d+)?)\s*kw\b/i, line);
  const bhp = numberBefore(/(\d{1,4})\s*bhp\b/i, line);
  if (cv !== undefined) return within(Math.round(cv));
  if (kilowatt !== undefined) return within(cvFromKilowatt(kilowatt));
  if (bhp !== undefined) return within(Math.round(bhp * cvPerBhp));
  return parseQuantity('power', line) === undefined ? undefined : { unused: 'unit-unknown' };
}

function numberBefore(pattern: RegExp, line: string): number | undefined {
  const digits = pattern.exec(line)?.[1];
  return digits ? Number(digits.replace(',', '.')) : undefined;
}

const within = (cv: number) => (cv >= 1 && cv <= most ? meaningOf(cv) : undefined);
