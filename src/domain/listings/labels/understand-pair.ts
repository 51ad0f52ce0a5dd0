import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import { fieldsOfLabel } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';
import type { LabelledValue } from './pair-labels.ts';

/** The value read as each of the label's fields it makes sense for (`Kategorie: Limousine, Jahreswagen`). */
export function findingsOf({ label, fields, value, unit }: LabelledValue, language: string): Finding[] {
  const whole = unit && !/[a-z€£$³]/i.test(value) ? `${value} ${unit}` : value;
  const read = fields.map((field) => {
    const says = partOf(field, label, value) ?? whole;
    return { field, says, meaning: understand(field, says) };
  });
  const isKnown = read.filter(({ meaning }) => meaning && 'value' in meaning);
  const found = isKnown.length > 0 ? isKnown : read.filter(({ meaning }) => meaning).slice(0, 1);
  return found
    .filter(({ field, says }) => !(field === 'power' && isFiscal(label, says)))
    .filter(({ field, says }) => !(field === 'warranty' && isSold(says)))
    .filter(({ field, says }) => !(field === 'mileage' && isWithoutUnit(says) && isInMiles(label, language)))
    .map(({ field, says }) => ({ field, source: 'labels', where: label, raw: value, says }));
}

/** Of `Leistung/Hubraum: 150 PS / 1'968 cm³` and `Türen & Sitze: 5 & 7` each field has its own part. */
function partOf(field: VehicleField, label: string, value: string): string | undefined {
  const labels = label.split(/[/&]/);
  const values = value.split(value.includes('/') ? '/' : /[&|,]/);
  if (labels.length === 1 || labels.length !== values.length) return undefined;
  const at = labels.findIndex((part) => fieldsOfLabel(plainWords(part)).includes(field));
  return values[at]?.trim();
}

/** `Ja, 12 Monate + 500.-`: a warranty with a price of its own. */
const isSold = (value: string) => /\+ ?\d{3}|\b(?:chf|eur|fr)\b|€/i.test(value);

/** French `CV` are fiscal horsepower; the engine's are `ch`. */
const isFiscal = (label: string, value: string) =>
  /fiscal/i.test(label) || (/^puissance/i.test(label) && /cv/i.test(value) && !/ch|kw/i.test(value));

const isWithoutUnit = (text: string) => !/[a-z]/i.test(text);

/** British and American pages count miles: a bare number there is not known to be kilometres. */
export const isInMiles = (label: string, language: string) =>
  /^miles/i.test(label) || (/^en(-(gb|us))?$/.test(language) && /^(mileage|milage|odometer)/i.test(label));
