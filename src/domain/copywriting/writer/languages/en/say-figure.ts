import type { Meaning, Unit } from '../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';

/** A noun with its figure: before it ("20-inch alloy wheels"), after it ("a range of 400 km") or in it ("seven seats"). */
export interface Sized {
  before: string;
  noun: string;
  after: string;
}

/** Undefined when this figure makes no sense with this thing. */
export function sayFigure({ term, figure }: Meaning, noun: string): Sized | undefined {
  if (!figure) return needsFigure.has(term) ? undefined : { before: '', noun, after: '' };
  const { value, unit } = figure;
  const sized = shapes[unit](value, term, noun);
  return typeof sized === 'string' ? { before: sized, noun, after: '' } : sized;
}

/** Said of nothing without the figure. */
const needsFigure = new Set<Term>([
  'deliveryTime',
  'grossWeight',
  'payload',
  'towCapacity',
  'wading',
  'range',
  'realRange',
  'wltpRange',
  'cngRange',
  'lpgRange',
  'manySeats',
  'sevenGears',
]);

type Shape = (value: number, term: Term, noun: string) => string | Sized | undefined;

const after =
  (of: string): Shape =>
  (_, __, noun) => ({ before: '', noun, after: of });
const hyphened =
  (unit: string): Shape =>
  (value) =>
    `${formatNumber(value)}-${unit}`;

const measured = new Set<Term>(['grossWeight', 'payload', 'towCapacity', 'wading', 'range', 'batteryHealth']);
const ofMeasure =
  (unit: string): Shape =>
  (value, term, noun) =>
    measured.has(term)
      ? after(`of ${formatNumber(value)}${unit}`)(value, term, noun)
      : `${formatNumber(value)}${unit}`;

/** Said of a distance and not of the moment when it was driven. */
const spans: ReadonlySet<Term> = new Set<Term>([
  ...(['range', 'summerRange', 'winterRange', 'batteryWarranty', 'warrantyMonths'] as const),
  ...(['realRange', 'wltpRange', 'cngRange', 'lpgRange'] as const),
  ...([
    'realMileage',
    'documentedMileage',
    'certifiedMileage',
    'guaranteedMileage',
    'motorwayMileage',
    'servicedEvery',
  ] as const),
  ...(['yearlyMileage', 'freeDeliveryWithin', 'deliveryWithin'] as const),
]);

/** "extendable to a maximum of 36 months". */
const atMost: ReadonlySet<Term> = new Set<Term>(['warrantyExtendableTo', 'financingUpTo']);
const parted: ReadonlySet<Term> = new Set<Term>(['instalments', 'instalmentsLeft']);

const shapes: Record<Unit, Shape> = {
  inches: hyphened('inch'),
  km: (value, term, noun) => {
    if (spans.has(term)) {
      return after(`of ${formatNumber(value)} km`)(value, term, noun);
    }
    return after(`at ${formatNumber(value)} km`)(value, term, noun);
  },
  months: (value, term, noun) =>
    atMost.has(term)
      ? after(`of ${formatNumber(value)} months`)(value, term, noun)
      : hyphened('month')(value, term, noun),
  years: (value, term, noun) =>
    atMost.has(term) ? after(`of ${inLetters(value)} years`)(value, term, noun) : `${inLetters(value)}-year`,
  kWh: ofMeasure(' kWh'),
  kW: ofMeasure(' kW'),
  CV: (value, term, noun) =>
    term === 'tuning'
      ? after(`to ${formatNumber(value)} hp`)(value, term, noun)
      : `${formatNumber(value)} hp`,
  litres: hyphened('litre'),
  kg: (value, term, noun) =>
    term === 'towHook' && value >= 1000 ? `${value / 1000}-tonne` : ofMeasure(' kg')(value, term, noun),
  percent: (value, term, noun) =>
    after(
      terms[term] === 'deal' && !/arranty|^roadTax/u.test(term)
        ? `(${value}%)`
        : `${term === 'batteryHealth' || term === 'clutchWear' ? 'of' : 'at'} ${value}%`,
    )(value, term, noun),
  degrees: (value, _, noun) => (noun.includes(`${value}-degree`) ? '' : `${value}-degree`),
  euro: (value, term, noun) =>
    after(
      parted.has(term)
        ? `of €${formatNumber(value)}`
        : terms[term] === 'deal'
          ? `(€${formatNumber(value)})`
          : `${term === 'worksWorth' ? 'worth' : 'at'} €${formatNumber(value)}`,
    )(value, term, noun),
  euroPerMonth: (value, term, noun) => after(`at €${formatNumber(value)} a month`)(value, term, noun),
  seats: (value, term, noun) =>
    term === 'manySeats' ? { before: inLetters(value), noun, after: '' } : `${inLetters(value)}-seat`,
  cm: ofMeasure(' cm'),
  mm: ofMeasure(' mm'),
  metres: hyphened('metre'),
  speeds: (value, _, noun) => ({
    before: `${inLetters(value)}-speed`,
    noun: noun.replace('multi-speed ', ''),
    after: '',
  }),
  zones: (value, _, noun) => ({
    before: `${inLetters(value)}-zone`,
    noun: noun.replace(/^(?:dual|multi)-zone /, ''),
    after: '',
  }),
  watts: hyphened('watt'),
  days: (value, term, noun) => after(`of ${formatNumber(value)} days`)(value, term, noun),
  workingDays: (value, term, noun) => after(`of ${formatNumber(value)} working days`)(value, term, noun),
  hours: (value, term, noun) => after(`of ${formatNumber(value)} hours`)(value, term, noun),
  ways: hyphened('way'),
  runningHours: (value, term, noun) => after(`with ${formatNumber(value)} hours`)(value, term, noun),
  kmh: (value) => `${formatNumber(value)} km/h`,
  ampereHours: (value) => `${formatNumber(value)} Ah`,
};
