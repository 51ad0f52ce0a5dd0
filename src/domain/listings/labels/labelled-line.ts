import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { understand } from '../meaning/understand.ts';
import { fieldsOfLabel } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';

const longestLine = 60;
const mostLabelWords = 4;

/** What the rest of the line has to be, for its first words to be its label. */
const wholeValues: Partial<Record<VehicleField, RegExp>> = {
  year: /^(?:(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d)$/,
  mileage: /^[1-9][\d.,'’ ]{2,9}(?: ?km)?$/i,
  price: /^(?:€ ?)?[1-9]\d{0,2}(?:[.,' ]?\d{3})+(?:,\d\d)?(?: ?(?:€|eur|euro))?(?:,-)?$/i,
  power: /^\d{2,4} ?(?:kw|cv|ps|ch|hp)(?: ?[(/-]? ?\d{2,4} ?(?:kw|cv|ps|ch|hp)\)?)?$/i,
  displacement: /^\d[\d., ]{2,6} ?(?:cc|ccm|cm³|cm3)?$/i,
  doors: /^[2-5]$/,
  fuelType: /^[\p{L} /-]{3,30}$/u,
  transmission: /^[\p{L} -]{3,25}$/u,
  color: /^\p{L}{3,12}(?: (?:metalli\p{L}*|pastello|perla\p{L}*|scuro|chiaro))?$/iu,
  warranty: /^\d{1,2} (?:mesi|monate|months|mois|meses)$/i,
};

/**
 * `Km 45.000`, `Anno 2019` or `Cambio manuale` as label, colon and value; undefined where the first
 * words are no label or the rest is more than its value.
 */
export function labelledLine(line: string): string | undefined {
  if (line.length > longestLine || line.includes(':')) return undefined;
  const words = line.split(/\s+/);
  for (let count = Math.min(mostLabelWords, words.length - 1); count > 0; count--) {
    const label = words.slice(0, count).join(' ');
    const value = words.slice(count).join(' ');
    if (fieldsOfLabel(plainWords(label)).some((field) => isValue(field, value))) return `${label}: ${value}`;
  }
  return undefined;
}

function isValue(field: VehicleField, value: string): boolean {
  const meaning = wholeValues[field]?.test(value) ? understand(field, value) : undefined;
  return meaning !== undefined && 'value' in meaning;
}
