import type { Term } from '../terms.ts';
import { measuredInKm, rims, screens } from './attaching-lexicon.ts';
import { addModifier, type Draft, type Holder } from './draft.ts';
import type { Token } from './read-tokens.ts';
import { fitsModifier, fitsUnit } from './what-fits.ts';

/** What is said of a thing. */
export type Detail = Extract<Token, { is: 'modifier' | 'name' | 'negation' | 'figure' | 'date' | 'number' }>;

/** Puts a detail to the thing it is said of; false when it does not fit there. */
export function putDetail(detail: Detail, holder: Holder, thing: Draft, text: string): boolean {
  switch (detail.is) {
    case 'modifier':
      if (!fitsModifier(holder.term, detail.modifier)) return false;
      addModifier(holder, detail.modifier);
      return true;
    case 'negation':
      if (thing.start < detail.start) return false;
      addModifier(thing, 'missing');
      return true;
    case 'name':
      return putName(detail.name, thing);
    case 'date':
      if (thing.date || ageless.has(thing.term) || ofDay.has(thing.term)) return false;
      thing.date = { year: detail.year, ...(detail.month !== undefined && { month: detail.month }) };
      return true;
    case 'number':
      return putNumber(detail, thing, text);
    case 'figure':
      if (detail.unit === 'km' && !measuredInKm.has(thing.term) && isSpan(detail.start, thing, text))
        return false;
      return putFigure(detail, thing);
  }
}

/** "motore nuovo con 5.000 km", "rifatto da 4.000 km": what it has run, and not when it was done. */
const isSpan = (start: number, { term }: Draft, text: string) =>
  ageless.has(term) ||
  /(?<!\p{L})(?:con|da|tra|fra|entro|dopo|with|avec|mit)(?: (?:soli|solo|circa))?\s$/iu.test(
    text.slice(Math.max(0, start - 14), start),
  );

/** "unico proprietario dal 2015", "tagliandi ufficiali fino a 100.000 km": a span, which no moment stands for. */
const ageless: ReadonlySet<Term> = new Set<Term>([
  'oneOwner',
  'oneDriver',
  'firstOwner',
  'secondOwner',
  'thirdOwner',
  'twoOwners',
  'threeOwners',
  'serviced',
  'servicedByMaker',
]);

/** Names that follow each other are one; an endless one is none. */
function putName(name: string, thing: Draft): boolean {
  if (isDay.test(name) !== ofDay.has(thing.term)) return false;
  const whole = thing.name ? `${thing.name} ${name}` : name;
  if (whole.length > 40) return false;
  thing.name = whole;
  return true;
}

/** "2 chiavi" is a count, "tagliando a 90.000" a mileage, "Serie 3" part of a name. */
function putNumber({ value, start }: Token & { is: 'number' }, thing: Draft, text: string): boolean {
  if (
    value >= 1000 &&
    /(?:\ba|ai|at|bei|à|con|los|nach)\s$/iu.test(text.slice(Math.max(0, start - 6), start))
  ) {
    thing.km = value;
    return true;
  }
  if (thing.term === 'emissionClass' && value < 8) {
    thing.name = `Euro ${value}`;
    return true;
  }
  if (rims.has(thing.term) && value >= 13 && value <= 24 && !thing.figure) {
    thing.figure = { value, unit: 'inches' };
    return true;
  }
  if (priced.has(thing.term) && value >= 100 && !thing.figure) {
    thing.figure = { value, unit: 'euro' };
    return true;
  }
  if (screens.has(thing.term) && start > thing.start && value >= 6 && value < 20 && !thing.figure) {
    thing.figure = { value, unit: 'inches' };
    return true;
  }
  if (thing.name && start > thing.start && value < 1000) {
    thing.name = `${thing.name} ${value}`;
    return true;
  }
  if (
    !Number.isInteger(value) ||
    value > (countedHigh.has(thing.term) ? 120 : 30) ||
    thing.count !== undefined
  )
    return false;
  if (start > thing.start && !countedAfter.has(thing.term)) return false;
  thing.count = value;
  return true;
}

/** Conditions whose bare number is an amount in euro: "prezzo con finanziamento 12.900". */
export const priced: ReadonlySet<Term> = new Set<Term>([
  'priceWithFinance',
  'priceWithoutFinance',
  'priceWithTradeIn',
  'priceWithScrappage',
  'priceWithScrapOnly',
  'scrappageBonus',
  'deposit',
  'vatExcluded',
  'tradePrice',
  'exportPrice',
  'listPrice',
  'purchasePrice',
  'transferCost',
  'transferCostAbout',
  'italianRegCost',
  'superTax',
  'instalments',
  'instalmentsLeft',
  'balloon',
  'processingFee',
  'loanToSettle',
  'buyout',
  'buyoutPlusVat',
  'rent',
  'rentPlusVat',
  'tradeInBonus',
  'scrapDiscount',
  'holdCleared',
  'warrantyExcess',
  'warrantyLimit',
]);

/** What is counted by the dozen. */
const countedHigh: ReadonlySet<Term> = new Set<Term>(['instalments', 'instalmentsLeft']);

/** What a day without its year belongs to: "disponibile dal 15/09". */
const ofDay: ReadonlySet<Term> = new Set<Term>(['availableFrom', 'offerUntil', 'reservedUntil']);
const isDay = /^\d{1,2}\/\d{1,2}$/u;

/** "chiavi 2"; of anything else a number behind it is a size without its unit. */
const countedAfter: ReadonlySet<Term> = new Set<Term>(['keys', 'manySeats', 'airbags', 'usb']);

/** A size, or the mileage at which something was done. */
export function putFigure({ value, unit: read }: Token & { is: 'figure' }, thing: Draft): boolean {
  // A machine has run its hours, a delivery takes them.
  const unit = read === 'hours' && fitsUnit(thing.term, 'runningHours') ? 'runningHours' : read;
  if (thing.term === 'berths' && unit === 'seats') {
    thing.count = value;
    return true;
  }
  if (!fitsUnit(thing.term, unit)) return false;
  if (unit === 'km' && !measuredInKm.has(thing.term)) {
    if (thing.km !== undefined) return false;
    thing.km = value;
    return true;
  }
  if (thing.figure) return false;
  thing.figure = { value, unit };
  return true;
}
