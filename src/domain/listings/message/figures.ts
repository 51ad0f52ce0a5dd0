import { notTheMileage, notThePower, notThePrice, notTheYear } from './message-words.ts';

/** A figure of a clause with its unit or label; `isLabelled` ones come before those that stand alone. */
export interface Figure {
  raw: string;
  /** The figure with its unit, as `understand` reads it. */
  says: string;
  isLabelled: boolean;
}

interface Pattern {
  pattern: RegExp;
  unit: string;
  isLabelled?: boolean;
}

const reach = 45;
/** Thousands grouped by a space only where nothing before could be part of the number. */
const grouped = String.raw`(?:\d{1,3}(?:[.'’]\d{3})+|\d{1,3}(?:,\d{3})+|(?<=^|[:€=(]\s?|\b(?:prix|pour|prezzo|preis|precio|price|km|à|mit|con|avec|with|a)\s)\d{1,3}(?: \d{3})+)`;
const km = String.raw`(?:km|kms|chilometri|kilometer|kilom[eè]tres|kil[oó]metros)\b`;
const sum = String.raw`(?:${grouped}(?:,\d{2})?|\d{3,6}(?:[.,]\d{2})?|\d{1,3} ?(?:mila|k\b))`;
const priceWord = String.raw`\b(?:prezzo|chiedo|richiest[ao]|vendo a|solo|preis|vhb|vb|festpreis|fp|prix|precio|pido|asking|price)`;

const mileages: readonly Pattern[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,€])(${grouped}|\d{2,6}(?: ?mila| ?k\b)?) ?${km}(?! ?\d[\d.,]{3,8}(?![\d.,]| ?(?:€|eur)))`,
      'gi',
    ),
    unit: 'km',
  },
  { pattern: new RegExp(String.raw`(?<![\d.,€])(${grouped}|\d{3,6}) ?(?:miles|mls)\b`, 'gi'), unit: 'miles' },
  {
    pattern: new RegExp(
      String.raw`(?:(?<!\d ?)|(?<=(?<![\d.,])(?:19|20)\d\d ))\bkm\.?:? ?(?:(?:certificati|reali|originali|effettivi) )?(${grouped}|\d{4,6})(?![\d.,]*\d)(?! ?(?:€|eur|cc|cv|kw|ps))`,
      'gi',
    ),
    unit: 'km',
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:chilometraggio|kilometerstand|laufleistung|km-stand|kilom[ée]trage|kilometraje)[\s:]{1,3}(?:di |de |von |ca\.? |circa )?(${grouped}|\d{4,6})(?![\d.,]*\d)`,
      'gi',
    ),
    unit: 'km',
  },
];

const thousands: Pattern = { pattern: /(?<![\d.,])(\d{1,3}) ?tkm\b/gi, unit: 'k km' };

const prices: readonly Pattern[] = [
  {
    pattern: new RegExp(
      String.raw`${priceWord}[\s:]{1,3}(?:trattabile |di |è |€ ?|euro )?(${sum}) ?(?:€|eur|euros?\b)?(?! ?(?:km|cc|cv|kw|ps|ch)\b)(?![\d.,]*\d)`,
      'gi',
    ),
    unit: '€',
    isLabelled: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d ?)(?:€|\beuro?\b(?! ?[1-7]\b)) ?(${sum})(?![\d.,]*\d)(?! ?(?:km|cc|cv|kw|ps|ch)\b)`,
      'gi',
    ),
    unit: '€',
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.,]|euro )(${sum}) ?(?:€|euros?\b(?! ?[1-7]\b)|eur\b)`, 'gi'),
    unit: '€',
  },
];

const powers: readonly Pattern[] = [
  {
    pattern: /(?<![\d.,/-])\d{2,4} ?kw ?[/–-] ?(\d{2,4}) ?(?:cv|ps|hp|ch|cavalli|caballos|chevaux)\b/gi,
    unit: 'CV',
  },
  { pattern: /(?<![\d.,/-])(\d{2,4}) ?(?:cv|ps|hp|ch|cavalli|caballos|chevaux)\b/gi, unit: 'CV' },
  { pattern: /(?<![\d.,/-])(\d{2,4}) ?bhp\b/gi, unit: 'bhp' },
  { pattern: /(?<![\d.,/-])(\d{2,4}) ?kw\b(?! ?h)/gi, unit: 'kW' },
];

const month = `(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)`;
const yearLabel = String.raw`\b(?:anno|immatricolat[ao]|immatricolazione|prima immatricolazione|immatr\.?|imm\.|del|ez|erstzulassung|bj\.?|baujahr|zugelassen|année|mise en circulation|mec|immatriculée?|de|año|matriculad[ao]|matriculación|year|registered|first registered|first registration|reg\.?|from)`;
const years: readonly Pattern[] = [
  {
    pattern: new RegExp(
      String.raw`${yearLabel}[\s:]{1,3}(?:(?:il|am|le|in|en|im|nel|a|on|de|di)\s)?(?:\d{1,2}[./-]){0,2}(?:${month} )?((?:19[5-9]|20[0-4])\d)(?![\d.,]*\d)`,
      'gi',
    ),
    unit: '',
    isLabelled: true,
  },
  { pattern: new RegExp(String.raw`\b${month} ((?:19[5-9]|20[0-4])\d)\b`, 'gi'), unit: '' },
  { pattern: /(?<![\d./-])(?:\d{1,2}[./-])?(?:0?[1-9]|1[0-2])[./-]((?:19[5-9]|20[0-4])\d)(?!\d)/g, unit: '' },
];
const bareYears: readonly Pattern[] = [
  { pattern: /(?<![\d.,/-])((?:19[5-9]|20[0-4])\d)(?![\d.,/-]*\d)/g, unit: '' },
];

type Traps = Readonly<{ before: RegExp; after: RegExp }>;

/** Distances of a clause with km, miles or thousands of km; none where two may be the mileage. */
export const mileagesIn = (text: string) =>
  isAmbiguous(text) ? [] : figuresIn(text, [...mileages, thousands], notTheMileage);
/** Sums in euro of a clause, those called its price labelled. */
export const pricesIn = (text: string) => figuresIn(text, prices, notThePrice);
/** Powers of a clause in metric or brake horsepower or kW, as it states them. */
export const powersIn = (text: string) => figuresIn(text, powers, notThePower);
/** Years of a clause that stand behind a label or a month. */
export const yearsIn = (text: string) => figuresIn(text, years, notTheYear);
/** Numbers of a clause that can be years and have nothing with them. */
export const bareYearsIn = (text: string) => figuresIn(text, bareYears, notTheYear);

/** `9.900 km 98.000`: either may be the kilometres. */
const isAmbiguous = (text: string) =>
  /(?<!€ ?[\d.,]{0,8})(?!(?:19|20)\d\d ?km)\d[\d.,]{3,8} ?km\.? ?\d[\d.,]{3,8}(?! ?(?:€|euro|\d))/i.test(
    text,
  );

function figuresIn(text: string, patterns: readonly Pattern[], traps: Traps): Figure[] {
  return patterns.flatMap(({ pattern, unit, isLabelled = false }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const digits = match[1] ?? '';
      const start = match.index;
      const before = sinceLastFigure(text.slice(Math.max(0, start - reach), start));
      const isTrap = traps.before.test(before) || traps.after.test(text.slice(start + match[0].length));
      return isTrap ? [] : [{ raw: match[0].trim(), says: `${digits} ${unit}`.trim(), isLabelled }];
    }),
  );
}

/** What is said of the figure before is not said of this one, unless an `and` joins them. */
function sinceLastFigure(before: string): string {
  const rest =
    /\d ?(?:€|euros?\b|km\b|cv\b|kw\b|ps\b|ch\b)(?!.*\d ?(?:€|euros?\b|km\b|cv\b|kw\b|ps\b|ch\b))(.*)$/i.exec(
      before,
    )?.[1];
  return rest === undefined || /^\W*(?:e|ed|o|und|oder|and|or|et|ou|y|più|plus)?\W*$/i.test(rest)
    ? before
    : rest;
}
