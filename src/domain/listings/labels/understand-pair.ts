import type { Finding } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import type { LabelledValue } from './pair-labels.ts';

/** The value read as each of the label's fields it makes sense for (`Kategorie: Limousine, Jahreswagen`). */
export function findingsOf({ label, fields, value, unit }: LabelledValue, language: string): Finding[] {
  const says = unit && !/[a-z€£$³]/i.test(value) ? `${value} ${unit}` : value;
  const isKnown = fields.filter((field) => {
    const meaning = understand(field, says);
    return meaning && 'value' in meaning;
  });
  const found = isKnown.length > 0 ? isKnown : fields.filter((field) => understand(field, says)).slice(0, 1);
  return found
    .filter((field) => !(field === 'power' && isFiscal(label, says)))
    .filter((field) => !(field === 'mileage' && isWithoutUnit(says) && isInMiles(label, language)))
    .map((field) => ({ field, source: 'labels', where: label, raw: value, says }));
}

/** French `CV` are fiscal horsepower; the engine's are `ch`. */
const isFiscal = (label: string, value: string) =>
  /fiscal/i.test(label) || (/^puissance/i.test(label) && /cv/i.test(value) && !/ch|kw/i.test(value));

const isWithoutUnit = (text: string) => !/[a-z]/i.test(text);

/** British and American pages count miles: a bare number there is not known to be kilometres. */
const isInMiles = (label: string, language: string) =>
  /^miles/i.test(label) || (/^en(-(gb|us))?$/.test(language) && /^(mileage|milage|odometer)/i.test(label));
