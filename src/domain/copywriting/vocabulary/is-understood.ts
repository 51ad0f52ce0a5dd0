import { defects, isDenied } from './defects.ts';
import { type Meaning, places } from './meaning.ts';
import { readShortText } from './reading/read-short-text.ts';
import type { TermWords } from './term-words.ts';
import { terms } from './terms.ts';

/**
 * Whether the table accounts for every word of a note and what it says can be told by itself: only
 * then can it be said in another language.
 */
export function isUnderstood(text: string, words: TermWords): boolean {
  const { meanings, leftovers } = readShortText(text, words);
  return meanings.length > 0 && leftovers.length === 0 && meanings.every(canBeTold);
}

/** Whether a table knows every word, though what it says may not be told by itself: "portiera destra". */
export function isKnown(text: string, words: TermWords): boolean {
  const { meanings, leftovers } = readShortText(text, words);
  return meanings.length > 0 && leftovers.length === 0;
}

function canBeTold(meaning: Meaning): boolean {
  const { term, modifiers } = meaning;
  if (isDenied(meaning) || term === 'saleReason') return false;
  if (unlimited(meaning)) return false;
  if (named.has(term)) return meaning.name !== undefined;
  const kind = terms[term];
  // "EGR esclusa" is disabled, not left out of the price.
  if (kind === 'part') return saysSomething(meaning) && !modifiers.includes('notIncluded');
  if (kind === 'equipment' || kind === 'damage') return true;
  return !modifiers.some((modifier) => defects.has(modifier) && !fitsAnything.has(modifier));
}

/** "estendibile a 36 mesi", "consegna entro 100 km", "bollo non pagato dal 2022": a limit that no language has words for. */
const unlimited = ({ term, figure, km, date, count, modifiers }: Meaning) =>
  (term === 'warrantyExtendable' && figure !== undefined) ||
  (term === 'delivery' && km !== undefined) ||
  (term === 'financing' && figure !== undefined) ||
  (term === 'batteryHealth' && figure === undefined && modifiers.length === 0) ||
  (term === 'tanksInspection' && figure !== undefined && date !== undefined) ||
  (term === 'tanksInspection' && modifiers.includes('replaced')) ||
  (term === 'serviceDue' && km !== undefined) ||
  (term === 'oilChange' && modifiers.includes('toRepair')) ||
  (term === 'roadTaxDue' && date !== undefined) ||
  (priced.has(term) && (figure === undefined || modifiers.some((one) => inOrOut.has(one)))) ||
  (term === 'transporter' && modifiers.includes('notIncluded')) ||
  (term === 'leaseEnd' && date === undefined) ||
  (instalments.has(term) && (figure === undefined || count === undefined)) ||
  (needsTime.has(term) && km === undefined && date === undefined) ||
  (needsFigure.has(term) && figure === undefined) ||
  (term === 'ownerChanges' && count === undefined) ||
  ((term === 'leasing' || term === 'longRental') && modifiers.includes('missing'));

/** Sums that nobody asks for without a figure. */
const priced: ReadonlySet<string> = new Set([
  ...[
    'instalment',
    'downPayment',
    'transferCost',
    'transferCostAbout',
    'tradePrice',
    'exportPrice',
    'listPrice',
  ],
  ...[
    'purchasePrice',
    'italianRegCost',
    'superTax',
    'balloon',
    'processingFee',
    'nominalRate',
    'effectiveRate',
  ],
  ...['buyout', 'buyoutPlusVat', 'rent', 'rentPlusVat', 'warrantyExcess', 'warrantyLimit', 'furtherKm'],
  ...['warrantyExtendableTo', 'financingUpTo', 'freeDeliveryWithin', 'deliveryWithin', 'yearlyMileage'],
]);
/** "superbollo 620 € pagato": a sum that is no longer asked for. */
const inOrOut: ReadonlySet<string> = new Set(['included', 'notIncluded', 'paid']);
const instalments: ReadonlySet<string> = new Set(['instalments', 'instalmentsLeft']);

/** "prima revisione nel 2027", "tagliandi ogni 15.000 km": nothing without the figure. */
const needsTime: ReadonlySet<string> = new Set(['firstInspection', 'nextService', 'timingDueAt']);
const needsFigure: ReadonlySet<string> = new Set(['servicedEvery', 'worksWorth', 'standingFor']);

/** A package or a size of body is none without its name. */
const named: ReadonlySet<string> = new Set([
  ...['trimLine', 'package', 'bodySize', 'historyReport', 'availableFrom', 'offerUntil', 'reservedUntil'],
]);

/** Papers can be missing or expired, but neither scratched nor worn. */
const fitsAnything: ReadonlySet<string> = new Set(['missing', 'expired', 'notIncluded']);

const where: ReadonlySet<string> = new Set([
  ...places,
  ...([
    'complete',
    'some',
    'several',
    'many',
    'double',
    'second',
    'third',
    'cold',
    'warm',
    'onBumps',
  ] as const),
]);

/** A part alone is nothing worth telling: something happened to it, or it is of some kind. */
const saysSomething = ({ modifiers, km, date, term }: Meaning) =>
  km !== undefined ||
  date !== undefined ||
  term === 'oilChange' ||
  modifiers.some((modifier) => !where.has(modifier));
