import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding, ReaderResult } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import { areAtOdds } from '../merging/are-at-odds.ts';
import { bareMileagesIn, barePricesIn, mileagesIn, pricesIn } from './distances-and-sums.ts';
import type { Figure } from './figure.ts';
import { type Offer, ownClauses } from './own-clauses.ts';
import { type Clause, linesOfMessage, splitClauses } from './split-clauses.ts';
import { colorIn, displacementIn, doorsIn, fuelWordsIn, gearboxIn, warrantyIn } from './words-of-message.ts';
import { writeOut } from './write-out.ts';
import { bareYearsIn, powersIn, yearsIn } from './years-and-powers.ts';

/** Sums below are parts and fees, unless the message calls them its price. */
const leastPrice = 1000;
const leastCalledPrice = 300;
const leastMileage = 1000;
/** Larger sums are what an insurance pays. */
const mostPrice = 3_000_000;

/**
 * A vehicle offered in a seller's own words (`Vendo Golf 7 1.6 TDI 2016, 98.000 km, 9.900 euro`): only
 * figures that carry their unit or label, and only where the message states one such figure. Whole
 * pages are too long to be such a message.
 */
export function readMessage(content: string): ReaderResult {
  const offer = ownClauses(splitClauses(linesOfMessage(content).map(writeOut)));
  if (!offer) return { findings: [] };
  if (offer.isList) return { findings: [], severalVehicles: true };
  const { name, named } = offer;
  const clauses = offer.clauses.filter((clause, at) => !isLoose(clause, offer.clauses[at - 1], named));
  const texts = clauses.map(({ text }) => text);
  const { mileage, price } = distanceAndSum(texts);
  const words = (field: VehicleField, said: string[]) => ofWords(field, said);
  return {
    findings: [
      finding('make', name.make),
      finding('model', name.model),
      ...theOne('year', yearsOf({ name, named, clauses })),
      ...mileage,
      ...words('fuelType', [texts.flatMap(fuelWordsIn).join(' ')]),
      ...words('transmission', texts.flatMap(gearboxIn)),
      ...theOne('power', metricFirst(texts.flatMap(powersIn)), (cv) => cv >= 30 && cv <= 1500),
      ...price,
      ...words('color', texts.flatMap(colorIn)),
      ...words('doors', texts.flatMap(doorsIn)),
      ...words('displacement', texts.flatMap(displacementIn)),
      ...words('warranty', texts.flatMap(warrantyIn)),
    ],
  };
}

/** Kilometres and price by their units; where only one of them has one, the other is the one figure left. */
function distanceAndSum(texts: readonly string[]): { mileage: Finding[]; price: Finding[] } {
  const isDistance = (km: number) => km >= leastMileage;
  const isPrice = (euro: number, isLabelled: boolean) =>
    euro >= (isLabelled ? leastCalledPrice : leastPrice) && euro <= mostPrice;
  const mileage = theOne('mileage', texts.flatMap(mileagesIn), isDistance);
  const sums = texts.flatMap(pricesIn);
  // The only sum of a message is what is asked for the car, however little it is.
  const isOnly = sums.length === 1;
  const one = theOne('price', sums, (euro, isLabelled) => isPrice(euro, isLabelled || isOnly));
  const price = one.length > 0 ? one : reduced(sums);
  if (mileage.length > 0 && price.length === 0 && sums.length === 0) {
    return { mileage, price: theOne('price', texts.flatMap(barePricesIn), isPrice) };
  }
  if (price.length > 0 && mileage.length === 0 && texts.flatMap(mileagesIn).length === 0) {
    return { mileage: theOne('mileage', texts.flatMap(bareMileagesIn), isDistance), price };
  }
  if (mileage.length + price.length > 0) return { mileage, price };
  return bareOnes(texts);
}

/** `€ 17.900 € 16.490`: of two prices not far apart the lower is asked now; the seller sees both. */
function reduced(sums: readonly Figure[]): Finding[] {
  const byAmount = new Map(sums.map((sum) => [amountOf(sum), sum]));
  const [lower, higher, ...others] = [...byAmount.values()].toSorted((a, b) => amountOf(a) - amountOf(b));
  if (!lower || !higher || others.length > 0 || amountOf(lower) < leastPrice) return [];
  if (amountOf(lower) < leastShare * amountOf(higher)) return [];
  return [
    finding('price', lower.raw, lower.says),
    { ...finding('price', higher.raw, higher.says), isRival: true },
  ];
}
const leastShare = 0.6;

const amountOf = ({ says }: Figure) => Number.parseInt(says, 10);

/** `132mila … 11.900`: with no unit at all the thousands are the kilometres, where the other figure is smaller. */
function bareOnes(texts: readonly string[]): { mileage: Finding[]; price: Finding[] } {
  const rounds = texts.flatMap(bareMileagesIn);
  const [round] = rounds;
  const sums = texts.flatMap(barePricesIn).filter(({ raw }) => raw !== round?.raw);
  const [sum] = sums;
  if (!round || !sum || rounds.length + sums.length > 2) return { mileage: [], price: [] };
  if (amountOf(sum) >= amountOf(round) || amountOf(sum) < leastPrice) return { mileage: [], price: [] };
  return {
    mileage: [finding('mileage', round.raw, round.says)],
    price: [finding('price', sum.raw, sum.says)],
  };
}

/** `96 kW (130 CV)`: what was registered comes before what is reckoned from kilowatts. */
const metricFirst = (figures: Figure[]) => {
  const isMetric = ({ says }: Figure) => says.endsWith('CV');
  return [...figures.filter(isMetric), ...figures.filter((figure) => !isMetric(figure))];
};

const finding = (field: VehicleField, raw: string, says?: string): Finding => ({
  ...{ field, source: 'meta', where: 'text', raw },
  ...(says === undefined ? {} : { says }),
});

/** The figure all of them agree on; of several the labelled one. */
function theOne(
  field: VehicleField,
  figures: Figure[],
  isMeant: (value: number, isLabelled: boolean) => boolean = () => true,
): Finding[] {
  const known = figures.flatMap((figure) => {
    const meaning = understand(field, figure.says);
    const value = meaning && 'value' in meaning ? meaning.value : undefined;
    return typeof value === 'number' && isMeant(value, figure.isLabelled) ? [{ ...figure, value }] : [];
  });
  const labelled = known.filter(({ isLabelled }) => isLabelled);
  const [first, ...others] = labelled.length > 0 ? labelled : known;
  if (!first || others.some(({ value }) => areAtOdds(field, first.value, value))) return [];
  return [finding(field, first.raw, first.says)];
}

/** A value in words, where all that is said of the field is the same. */
function ofWords(field: VehicleField, said: string[]): Finding[] {
  const values = said.flatMap((text) => {
    const meaning = understand(field, text);
    return meaning && 'value' in meaning ? [{ text, value: meaning.value }] : [];
  });
  const [first] = values;
  return first && values.every(({ value }) => value === first.value) ? [finding(field, first.text)] : [];
}

/** Years with a label or a month anywhere, bare ones behind the name and first in a clause of its line or of the kilometres'. */
function yearsOf({ name, named, clauses }: Omit<Offer, 'isList'>): Figure[] {
  const dated = clauses.flatMap(({ text }) => yearsIn(text));
  if (dated.length > 0) return dated;
  const withDistance = new Set(
    clauses.flatMap(({ text, line }) => (mileagesIn(text).length > 0 ? [line] : [])),
  );
  return clauses
    .filter(({ line }) => line === named.line || withDistance.has(line))
    .flatMap(({ text }) => {
      if (text === named.text) return bareYearsIn(text.replace(name.model, ' '));
      return /^(?:19|20)\d\d(?![\d.,/-])/.test(text) ? bareYearsIn(text) : [];
    });
}

const figureAlone = /^[^\p{L}]*(?:km|kms|€|eur|euros?|cv|ps|ch|hp|kw)?[^\p{L}]*$/iu;

/** A figure alone in its line below a few words is theirs: they may say that it is a rate or a deposit. */
function isLoose({ text, line, place }: Clause, before: Clause | undefined, named: Clause): boolean {
  if (place > 0 || !before || before === named || !/\d/.test(text) || !figureAlone.test(text)) return false;
  if (before.line === line || /\d/.test(before.text)) return false;
  return [...fuelWordsIn(before.text), ...gearboxIn(before.text)].length === 0;
}
