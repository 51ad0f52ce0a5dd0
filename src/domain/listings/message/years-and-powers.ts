import { pairsOf } from './distances-and-sums.ts';
import { figuresIn, type Pattern } from './figure.ts';
import { notThePower, notTheYear } from './message-words.ts';

const powers: readonly Pattern[] = [
  {
    pattern: /(?<![\d.,/-])\d{2,4} ?kw ?[/–-] ?(\d{2,4}) ?(?:cv|ps|hp|ch|cavalli|caballos|chevaux)\b/gi,
    unit: 'CV',
  },
  { pattern: /(?<![\d.,/-])(\d{2,4}) ?(?:cv|ps|hp|ch|cavalli|caballos|chevaux)\b/gi, unit: 'CV' },
  { pattern: /(?<![\d.,/-])(\d{2,4}) ?bhp\b/gi, unit: 'bhp' },
  { pattern: /(?<![\d.,/-])(\d{2,4}) ?kw\b(?! ?h)/gi, unit: 'kW' },
  // `1.6 hdi 92`: the number behind the engine's name is its power
  {
    pattern:
      /\b(?:tdi|hdi|bluehdi|dci|cdti|crdi|tsi|tfsi|puretech|d4d|multijet|mjt|jtdm?|ecoboost|dig-t) (\d{2,3})(?!\d|[.,]\d| ?(?:km|kms|€|eur|mila|k\b|mil\b|tkm|tsd|\d{3}|cc|v\b|p\b|kw|miles))/gi,
    unit: 'CV',
  },
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
  {
    pattern:
      /(?<!\p{L})(?:anno|imm(?:atricolata|atr)?\.?|del|bj\.?|ez|baujahr)(?: ?'| |’)(0[1-9]|1\d|2[0-6]|9\d)(?![\d.,/'’-]| (?:19|20)\d\d|\s?(?:cv|cc|kw|ps|mila|k(?!\p{L})|%|anni|mesi|pollici|€|euro|mese|giorn)|\s(?:genn|febb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))/giu,
    unit: 'short year',
  },
  { pattern: new RegExp(String.raw`\b${month} ((?:19[5-9]|20[0-4])\d)\b`, 'gi'), unit: '' },
  { pattern: /(?<![\d./-])(?:\d{1,2}[./-])?(?:0?[1-9]|1[0-2])[./-]((?:19[5-9]|20[0-4])\d)(?!\d)/g, unit: '' },
];

const bareYears: readonly Pattern[] = [
  { pattern: /(?<![\d.,/-])((?:19[5-9]|20[0-4])\d)(?![\d.,/-]*\d)/g, unit: '' },
];

/** Powers of a clause in metric or brake horsepower or kW, as it states them. */
export const powersIn = (text: string) => figuresIn(text, powers, notThePower);

/** Years of a clause that stand behind a label or a month. */
export const yearsIn = (text: string) => figuresIn(withoutPairs(text), years, notTheYear);

/** Numbers of a clause that can be years and have nothing with them. */
export const bareYearsIn = (text: string) => figuresIn(withoutPairs(text), bareYears, notTheYear);

/** The clause with kilometres and sums blanked out, which are no years. */
const withoutPairs = (text: string) =>
  pairsOf(text).reduce(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    text,
  );
