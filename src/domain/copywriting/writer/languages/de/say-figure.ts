import type { Meaning, Unit } from '../../../vocabulary/meaning.ts';
import { since } from '../../../vocabulary/since.ts';
import { terms } from '../../../vocabulary/terms.ts';
import { formatDate, formatNumber } from './grammar/numbers.ts';

/** How each unit is written after its figure; "" where the thing itself is counted. */
const unitNames = {
  inches: 'Zoll',
  km: 'km',
  months: 'Monate',
  years: 'Jahre',
  kWh: 'kWh',
  kW: 'kW',
  CV: 'PS',
  litres: 'Liter',
  kg: 'kg',
  percent: '%',
  degrees: 'Grad',
  euro: '€',
  euroPerMonth: '€ im Monat',
  seats: '',
  cm: 'cm',
  mm: 'mm',
  metres: 'm',
  speeds: '',
  zones: 'Zonen',
  watts: 'Watt',
  days: 'Tagen',
  workingDays: 'Werktagen',
  hours: 'Stunden',
  runningHours: 'Betriebsstunden',
  ways: '',
  kmh: 'km/h',
  ampereHours: 'Ah',
} satisfies Record<Unit, string>;

/** "Garantie über ein Jahr". */
const single: Partial<Record<Unit, string>> = { years: 'ein Jahr', months: 'einen Monat', days: 'einen Tag' };

/** The figure of a thing, as its new noun ("7 Sitzplätze") or after it ("in 18 Zoll"); undefined when it cannot be said. */
export function sayFigure(
  { term, figure }: Meaning,
  typed: string,
): { noun?: string; tail: string } | undefined {
  if (!figure) return { tail: '' };
  const number = writtenAs(figure.value, typed);
  if (number === undefined) return undefined;
  const amount =
    (figure.value === 1 ? single[figure.unit] : undefined) ?? `${number} ${unitNames[figure.unit]}`.trim();
  if (term === 'warrantyExtendableTo') return { tail: `auf bis zu ${amount}` };
  if (term === 'financingUpTo') return { tail: `bis zu ${amount}` };
  if (term === 'instalments' || term === 'instalmentsLeft') return { tail: `zu je ${amount}` };
  if (/^exportPlate/u.test(term)) return { tail: `(${amount.replace('Tagen', 'Tage')})` };
  if (figure.unit === 'percent' && terms[term] === 'deal' && !/arranty/u.test(term))
    return { tail: `(${amount})` };
  if (term === 'freeDeliveryWithin' || term === 'deliveryWithin') return { tail: `von ${amount}` };
  if (term === 'manySeats') return { noun: `${number} Sitzplätze`, tail: '' };
  if (term === 'surroundCamera' && figure.unit === 'degrees')
    return { noun: `${number}-Grad-Kamera`, tail: '' };
  if (term === 'warrantyMonths') return { noun: `Garantie über ${amount}`, tail: '' };
  if (figure.unit === 'zones' && term.endsWith('ZoneClimate')) return { tail: '' };
  if (figure.unit === 'seats' || figure.unit === 'speeds') return { tail: `(${number})` };
  if (figure.unit === 'ways') return { noun: `Sitze mit ${number}-Wege-Verstellung`, tail: '' };
  if (
    [
      'payload',
      'grossWeight',
      'towCapacity',
      'range',
      'wading',
      'deliveryTime',
      'batteryHealth',
      'clutchWear',
    ].includes(term) ||
    /^(?:summer|winter|real|wltp|cng|lpg)Range$|Mileage$|^servicedEvery$/.test(term)
  )
    return { tail: `von ${amount}` };
  if (term === 'deliveryCharge' || /^(?:raised|lowered)Suspension$/.test(term))
    return { tail: `(${amount})` };
  if (figure.unit === 'inches') return { tail: `in ${amount}` };
  if (figure.unit === 'euro' && terms[term] === 'deal') return { tail: `(${amount})` };
  if (figure.unit === 'euro' || figure.unit === 'euroPerMonth') return { tail: `für ${amount}` };
  if (figure.unit === 'months' || figure.unit === 'years') return { tail: `über ${amount}` };
  if (figure.unit === 'km' || figure.unit === 'kmh') return { tail: `bei ${amount}` };
  if (figure.unit === 'percent' && /tyres/i.test(term)) return { tail: `mit ${amount} Profil` };
  return { tail: `mit ${amount.replace('Liter', 'Litern')}` };
}

/** When it was done: "bei 90.000 km", "2024"; undefined when the seller's figures cannot be repeated. */
export function sayTime({ term, km, date }: Meaning, typed: string): string | undefined {
  const parts: string[] = [];
  if (date !== undefined) {
    const said = typedDate(date, typed);
    if (said === undefined) return undefined;
    const until =
      /bis|fino|scad|until|valid|jusqu|hasta|expir/iu.test(typed) || term === 'makerWarrantyUntil';
    if (since.has(term)) return `seit ${said}`;
    parts.push(until && term !== 'inspectionExpired' && term !== 'leaseEnd' ? `bis ${said}` : `(${said})`);
  }
  if (km !== undefined) {
    const number = writtenAs(km, typed);
    if (number === undefined) return undefined;
    parts.push(`${/warranty/iu.test(term) ? 'bis' : 'bei'} ${number} km`);
  }
  return parts.join(' ');
}

/** The number in German figures if the seller wrote it in figures: no other may stand in the text. */
export function writtenAs(value: number, typed: string): string | undefined {
  const plain = typed.replace(/(\d)[.,\u00a0\u202f' ](?=\d{3}(?!\d))/g, '$1');
  const figures = [plain, typed].flatMap((text) =>
    (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((found) => Number(found.replace(',', '.'))),
  );
  if (figures.includes(value) || isWeight(value, figures, typed)) return formatNumber(value);
  return value % 1000 === 0 && figures.includes(value / 1000)
    ? `${formatNumber(value / 1000)} tausend`
    : undefined;
}

/** "12 q.li" are 1.200 kg: a weight is told in kilograms. */
const isWeight = (value: number, figures: readonly number[], typed: string) =>
  (/\d ?q(?:\.?li|uintali)?(?!\p{L})/iu.test(typed) && figures.includes(value / 100)) ||
  (/\d ?t(?:on\p{L}*)?(?!\p{L})/iu.test(typed) && figures.includes(value / 1000));

function typedDate(date: { year: number; month?: number }, typed: string): string | undefined {
  if (typed.includes(String(date.year))) return formatDate(date);
  // Of "12/03/24" the day is left out.
  return /(?<![\d/.-])(?:\d{1,2}[/.-](?=\d{1,2}[/.-]\d{2}(?!\d)))?(\d{1,2}[/.-]\d{2})(?![/.-]?\d)/
    .exec(typed)?.[1]
    ?.replace(/[.-]/, '/');
}
