import type { Meaning, Unit } from '../../../vocabulary/meaning.ts';
import { since } from '../../../vocabulary/since.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { formatNumber } from './grammar/numbers.ts';

/** "da 18 pollici", "di 12 mesi", "al 94%"; empty when nothing was measured. */
export function sayFigure({ figure, term }: Meaning): string {
  if (!figure) return '';
  const number = Number.isInteger(figure.value)
    ? formatNumber(figure.value)
    : String(figure.value).replace('.', ',');
  if (term === 'instalments' || term === 'instalmentsLeft') return `da ${number} €`;
  if (figure.unit === 'percent' && terms[term] === 'deal' && !/arranty|^roadTax/u.test(term))
    return `(${number}%)`;
  if (figure.unit === 'euro' && terms[term] === 'deal') return `(${number} €)`;
  if (figure.unit === 'euro' && term === 'worksWorth') return `per ${number} €`;
  if (figure.value === 1 && figure.unit in single) return single[figure.unit] ?? '';
  const [before, after] = term === 'towHook' ? towing : units[figure.unit];
  return `${before} ${number}${after}`.replace(/^a l (?=8|11(?!\d)|1%)/u, 'all’').replace(/^a l /u, 'al ');
}

/** "garanzia di un anno". */
const single: Partial<Record<Unit, string>> = {
  years: 'di un anno',
  months: 'di un mese',
  days: 'di un giorno',
};

/** A hook is for a weight, it has none of its own. */
const towing = ['da', ' kg'] as const;

const units: Record<Unit, readonly [before: string, after: string]> = {
  inches: ['da', ' pollici'],
  km: ['di', ' km'],
  months: ['di', ' mesi'],
  years: ['di', ' anni'],
  kWh: ['da', ' kWh'],
  kW: ['da', ' kW'],
  CV: ['da', ' CV'],
  litres: ['da', ' litri'],
  kg: ['di', ' kg'],
  percent: ['a l', '%'],
  degrees: ['a', '°'],
  euro: ['da', ' €'],
  euroPerMonth: ['a', ' € al mese'],
  seats: ['da', ' posti'],
  cm: ['di', ' cm'],
  mm: ['di', ' mm'],
  metres: ['di', ' metri'],
  speeds: ['a', ' marce'],
  zones: ['a', ' zone'],
  watts: ['da', ' W'],
  days: ['di', ' giorni'],
  workingDays: ['di', ' giorni lavorativi'],
  hours: ['di', ' ore'],
  ways: ['a', ' vie'],
  runningHours: ['con', ' ore'],
  kmh: ['a', ' km/h'],
  ampereHours: ['da', ' Ah'],
};

/** "a 90.000 km"; "fino a 100.000 km" where it ends something. */
export function sayKm({ km, term }: Meaning): string {
  if (km === undefined) return '';
  return `${lasting.has(term) ? 'fino a' : 'a'} ${formatNumber(km)} km`;
}

/** "nel 2024", "a marzo 2024"; "fino al 2027", "fino a marzo 2027" where it ends something. */
export function sayDate({ date, term, modifiers }: Meaning): string {
  if (!date) return '';
  if (since.has(term)) return `dal ${date.year}`;
  if (ofYear.has(term) && date.month === undefined && modifiers.every((one) => one !== 'replaced'))
    return `del ${date.year}`;
  const isEnd = lasting.has(term) && !modifiers.some((one) => one === 'new' || one === 'replaced');
  if (date.month === undefined) return `${isEnd ? 'fino al' : 'nel'} ${date.year}`;
  const month = months[date.month - 1] ?? '';
  return `${isEnd ? 'fino a' : 'a'}${month.startsWith('a') ? 'd' : ''} ${month} ${date.year}`;
}

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');

/** Things that are of a year: "pneumatici del 2023". */
const ofYear: ReadonlySet<Term> = new Set<Term>([
  'tyres',
  'newTyres',
  'winterTyres',
  'allSeasonTyres',
  'summerTyres',
  'canvasTilt',
]);

/** Things that hold until a date. */
const lasting: ReadonlySet<Term> = new Set<Term>([
  'inspection',
  'makerWarrantyUntil',
  'warrantyMonths',
  'batteryWarranty',
  'underWarranty',
  'warrantyLeft',
  'warrantyExtension',
  'roadTaxPaid',
  'maintenanceIncluded',
  'tanksInspection',
  'atpCertificate',
  'insulatedBody',
  'legalWarranty',
  'gasTanks',
  'gasSystem',
  'refrigeration',
  'appActive',
  'rollBar',
  'compositeTanks',
  'lpgTankValid',
]);
