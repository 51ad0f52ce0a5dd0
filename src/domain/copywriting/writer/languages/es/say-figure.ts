import type { Meaning, Unit } from '../../../vocabulary/meaning.ts';
import { since } from '../../../vocabulary/since.ts';
import { formatDate, formatNumber } from './grammar/numbers.ts';

const units = {
  inches: 'de # pulgadas',
  km: 'de # km',
  months: 'de # meses',
  years: 'de # años',
  kWh: 'de # kWh',
  kW: 'de # kW',
  CV: 'de # CV',
  litres: 'de # litros',
  kg: 'de # kg',
  percent: 'al # %',
  degrees: 'de #°',
  euro: 'por # €',
  euroPerMonth: 'por # € al mes',
  seats: 'de # plazas',
  cm: 'de # cm',
  mm: 'de # mm',
  metres: 'de # metros',
  speeds: 'de # velocidades',
  zones: 'de # zonas',
  watts: 'de # W',
  days: 'de # días',
  workingDays: 'de # días laborables',
  hours: 'de # horas',
  ways: 'en # vías',
  runningHours: 'con # horas',
  kmh: 'a # km/h',
  ampereHours: 'de # Ah',
} satisfies Record<Unit, string>;

/** "garantía de un año". */
const single: Partial<Record<Unit, string>> = { years: 'de un año', months: 'de un mes', days: 'de un día' };

/** "de 18 pulgadas", "al 92 %"; the number as the seller's figures allow it to be written. */
export function sayFigure({ value, unit }: { value: number; unit: Unit }, typed: string): string {
  if (
    unit === 'kg' &&
    /quintal|q\.li|(?<!\p{L})q(?:li)?(?!\p{L})/iu.test(typed) &&
    typed.includes(String(value / 100))
  ) {
    return `de ${value / 100} quintales`;
  }
  const one = value === 1 ? single[unit] : undefined;
  return one ?? units[unit].replace('#', figureIn(typed, value));
}

/** "a los 90.000 km", "en marzo de 2024", "hasta 2027". */
export function sayWhen({ km, date, term, figure }: Meaning, typed: string): string[] {
  const until =
    !/Expired$|^leaseEnd$/u.test(term) && /fino|scad|valid|until|till|bis |jusqu|hasta/iu.test(typed);
  return [
    ...(km === undefined
      ? []
      : [`${/warranty/iu.test(term) ? (figure ? 'o' : 'hasta') : 'a los'} ${figureIn(typed, km)} km`]),
    ...(date === undefined
      ? []
      : [`${since.has(term) ? 'desde' : until ? 'hasta' : 'en'} ${dateIn(typed, date)}`]),
  ];
}

/** 90000 typed as "90mila" stays "90 mil", or the figure would be one that nobody wrote. */
function figureIn(typed: string, value: number): string {
  const digits = typed.replace(/[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (!Number.isInteger(value)) return formatNumber(value);
  if (digits.includes(String(value)) || value < 1000 || value % 1000 !== 0) return formatNumber(value);
  return new RegExp(`(?<!\\d)${value / 1000}(?!\\d)`).test(digits)
    ? `${value / 1000} mil`
    : formatNumber(value);
}

/** A year typed with two digits is not made longer. */
function dateIn(typed: string, date: { year: number; month?: number }): string {
  if (typed.includes(String(date.year))) return formatDate(date);
  return formatDate(date).replace(`de ${date.year}`, `del ${String(date.year).slice(2)}`);
}
