import {
  type Figure,
  figuresIn,
  isTrap,
  type Pattern,
  rawOf,
  reach,
  sinceLastFigure,
  type Traps,
} from './figure.ts';
import { beforeSmallSums, notTheMileage, notThePrice } from './message-words.ts';
import { type NumberAt, numbersIn } from './numbers.ts';
import { type Pair, pairUnits, type Unit } from './pair-units.ts';

/** What follows a number that is neither a distance nor a sum: other units, and what is counted. */
const otherUnit =
  /^ ?(?:cv|ps|hp|bhp|ch|cavalli|caballos|chevaux|kw|kwh|cc|ccm|cm3|cm³|nm|mm|cm|kg|q|l|lt|litri|v|porte|posti|mesi|ann[io](?! ?(?:19|20)\d\d)|giorni|marce|valvole|airbag|pollici|%|°|"|''|türig|türen|sitze|jahre|monate|portes|places|puertas|plazas|doors|seats|months|years|tdi|hdi|tsi|tfsi|jtdm?|mjt|multijet|crdi|dci|cdti|cdi|d|ev|volte|miles?|mls|mi|£|\$|chf|fr\.?|lei|zł|pln|chiavi|proprietari\p{L}*|propr|prop|owners?|dueñ[oa]s?|dueno|hand|mains?|gomme|inverni)(?![\p{L}\d])/iu;

/** What leads up to the car's own price. */
const priceLabel =
  /(?<!\p{L})(?:prezzo(?: richiesto| finale| trattabile| vendita)?|ultimo prezzo|chiedo|richiest[ao]|(?:vendo|cedo|lascio|regalo|do) (?:a|per)|l[ao] (?:vendo|cedo|lascio|do)|ne (?:chiedo|voglio|vorrei)|vorrei|farci|per te|jetzt(?: nur)?|now|looking for|sell(?: for)?|je l[ae] mets à|je l[ae] laisse(?: [àa])?|lo dejo en|lo vendo (?:x|por|en)|baiss[ée]e? [àa]|solo|preis|vhb|vb|festpreis|fp|prix|precio|pido|asking|price)[\s:.]{1,3}(?:di |è |a |sono |euro |€ ?|circa )*$/iu;

/** A price whatever was spoken of before. */
const isAsked = /(?<!\p{L})(?:vendo a|cedo a|l[ao] do a|chiedo|ne voglio(?: almeno)?)\s$/iu;

/** What stands behind a sum that is a price though no currency is named. */
const afterPrice =
  /^ ?(?:€ ?|euro )?[(,]? ?(?:(?:poco |leggermente |non |un po' )?(?:tratt(?:abil[ei])?\.?(?!\p{L})|negoziabil|ritoccabil)|fiss[oi](?!\p{L})|ultimo(?!\p{L})|letzte[rn]? preis|fix(?!\p{L})|fixe(?!\p{L})|ferme(?!\p{L})|cash(?!\p{L})|ttc(?!\p{L})|(?:in )?contanti(?!\p{L})|secch[ei](?!\p{L})|intrattabil|\+ ?pass|più pass|passaggio|(?:vhb|vb|ono|fp)(?!\p{L}|[: ]{1,2}\d)|négociable|[àa] d[ée]battre|negociable)/iu;

const milesDriven = /(?<![\d.,€])(\d{1,3}(?:[.,]\d{3})+|\d{3,6}|\d{1,3}k) ?(?:miles|mls)\b/gi;

const thousands: Pattern = { pattern: /(?<![\d.,])(\d{1,3}) ?tkm\b/gi, unit: 'k km' };

/** Distances of a clause with km, miles or thousands of km; none where two may be the mileage. */
export const mileagesIn = (text: string): Figure[] => [
  ...withUnit(text, 'km', notTheMileage),
  ...figuresIn(text, [{ pattern: milesDriven, unit: 'miles' }, thousands], notTheMileage),
];

/** Sums in euro of a clause, those called its price labelled. */
export function pricesIn(text: string): Figure[] {
  const called = numbersOf(text).flatMap((number) =>
    isCalledPrice(text, number) &&
    isOfTheCar(text, number) &&
    (isAsked.test(text.slice(0, number.start)) ||
      !isTrap(fromLabel(afterLastNumber(text, number), number), number, notThePrice))
      ? [{ raw: rawOf(text, number), says: `${number.value} €`, isLabelled: true }]
      : [],
  );
  return [...called, ...withUnit(text, '€', notThePrice)];
}

/** The text with all blanked out up to the number before this one: a label speaks of the sum behind it alone. */
const afterLastNumber = (text: string, { start }: NumberAt): string => {
  const last = text.slice(0, start).search(/\d\D*$/);
  return ' '.repeat(last + 1) + text.slice(last + 1);
};

/** Sums of a clause with no unit that can be the price: `17.500`, `3.900 trattabili`; the latter labelled. */
export const barePricesIn = (text: string): Figure[] =>
  loose(text, notThePrice)
    .filter((number) => isOfTheCar(text, number))
    .map((number) => ({
      ...{ raw: rawOf(text, number), says: `${number.value} €` },
      isLabelled: afterPrice.test(text.slice(number.end)),
    }));

/** Thousands of a clause with no unit that can be the kilometres: `170mila`, `150k`. */
export const bareMileagesIn = (text: string): Figure[] =>
  loose(text, notTheMileage)
    .filter(({ start, end, value }) => value >= 10_000 && /(?:mila|k)$/i.test(text.slice(start, end)))
    .map((number) => ({ raw: rawOf(text, number), says: `${number.value} km`, isLabelled: false }));

/** The text blanked out up to shortly before a label: what a clutch cost says nothing of the price behind it. */
function fromLabel(text: string, { start }: NumberAt): string {
  const label = priceLabel.exec(text.slice(0, start));
  const from = Math.max(0, (label?.index ?? 0) - nearLabel);
  return ' '.repeat(from) + text.slice(from);
}
const nearLabel = 12;

const foreignMoney = /(?:£|\$|chf|fr\.) ?$/i;

/** The numbers of a clause that no other unit has; the one of an exhaust class is none. */
const numbersOf = (text: string): NumberAt[] =>
  numbersIn(text).filter(
    ({ start, end, value }) =>
      !otherUnit.test(text.slice(end)) &&
      !(value <= 7 && /\beuro ?$/i.test(text.slice(0, start))) &&
      !foreignMoney.test(text.slice(0, start)),
  );

const isCalledPrice = (text: string, { start, end, isYearLike }: NumberAt): boolean =>
  (priceLabel.test(text.slice(0, start)) && !/^ ?km(?!\p{L})/iu.test(text.slice(end))) ||
  (!isYearLike && afterPrice.test(text.slice(end)));

/** The kilometres and sums of a clause with a unit. */
export function pairsOf(text: string): Pair[] {
  const numbers = numbersOf(text).filter(({ isShort }) => !isShort);
  return pairUnits(text, numbers, new Set(numbers.filter((number) => isCalledPrice(text, number))));
}

const withUnit = (text: string, unit: Unit, traps: Traps): Figure[] =>
  pairsOf(text)
    .filter((pair) => pair.unit === unit && !isTrap(text, pair, traps))
    .filter(({ number, end }) =>
      unit === '€' ? isOfTheCar(text, number) : !isGuaranteed(number, text.slice(end)),
    )
    .map(({ number, start, end }) => ({
      ...{ raw: rawOf(text, { start, end }), says: `${number.value} ${unit}`, isLabelled: false },
    }));

/** `… a 8500` at the end of a clause. */
const isOffered = (text: string, { start, end, value, isYearLike }: NumberAt): boolean =>
  value >= 500 &&
  !isYearLike &&
  /^\W*$/.test(text.slice(end)) &&
  /(?<!fino|oltre|intorno)\s(?:a|per)\s$/i.test(text.slice(0, start));

/** `31mila. 9500`, `km 117.000 4800`: a number with nothing else in its clause, or right behind the kilometres. */
function standsAlone(
  text: string,
  { start, end, value, isYearLike, isShort }: NumberAt,
  pairs: readonly Pair[],
): boolean {
  if (isYearLike || isShort || value < 500 || value > mostBare) return false;
  const pair = pairs.findLast((one) => one.end <= start);
  const isBehind = pair?.unit === 'km' && /^\s*$/.test(text.slice(pair.end, start));
  return isBehind || /^\W*$/.test(text.slice(0, start) + text.slice(end));
}

const mostBare = 99_999;

/** `tagliando a 160 mila`: at this mileage something was done. */
const isOfWork = (text: string, { start, value }: NumberAt): boolean =>
  value >= 10_000 &&
  /(?:tagliand|distribuz|cinghi|frizion|revision|rifatt|sostitu|cambiat|fatt[oaie]|embrague|correa|distribución|courroie|embrayage|vidange|clutch|belt|replaced|kupplung|zahnriemen|steuerkette|inspektion)[^.;]{0,30}\b(?:a|ai|fino a|a los|con|à|at|bei)\s*$/i.test(
    text.slice(Math.max(0, start - reach), start),
  );

/** `100.000 km di garanzia`: guarantees end at round figures. */
const isGuaranteed = ({ value }: NumberAt, behind: string): boolean =>
  value % 10_000 === 0 && /^ ?(?:di |of |de )?(?:garan|warrant)/i.test(behind);

/** Sums that have no unit. */
function loose(text: string, traps: Traps): NumberAt[] {
  const paired = pairsOf(text);
  return numbersOf(text).filter(
    (number) =>
      !number.isShort &&
      !paired.some((pair) => pair.start <= number.start && pair.end >= number.end) &&
      (number.isSum ||
        isCalledPrice(text, number) ||
        isOffered(text, number) ||
        standsAlone(text, number, paired)) &&
      !isOfWork(text, number) &&
      !isTrap(text, number, traps),
  );
}

/** The price of a car, and not of what was done to it or is due with it. */
function isOfTheCar(text: string, { start, value }: NumberAt): boolean {
  if (value >= largestFee) return true;
  return !beforeSmallSums.test(sinceLastFigure(text.slice(Math.max(0, start - reach), start), '€'));
}

const largestFee = 2500;
