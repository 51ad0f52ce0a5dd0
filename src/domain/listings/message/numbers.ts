/** A number of a clause as people type it: `98.000`, `98 000`, `98mila`, `150k`, `6mila e 8`. */
export interface NumberAt {
  value: number;
  start: number;
  end: number;
  /** Four digits in one, as years are written. */
  isYearLike: boolean;
  /** Written with its thousands apart or in words, so that it is neither a year nor a part of a name. */
  isSum: boolean;
  /** `13.9`, `13 e 5`: thousands of euro, where it is a price at all. */
  isShort: boolean;
}

/** By a space only where nothing before could be part of the number. */
const grouped = String.raw`(?:\d{1,3}(?:[.'’]\d{3})+|\d{1,3}(?:,\d{3})+|(?<=^|[:€=(]\s?|\b(?:prix|pour|prezzo|preis|precio|price|km|à|mit|con|avec|with|a)\s|\p{L}{2}\s|(?<!\d)(?:19|20)\d\d\s|\b\d{4,6}\s)\d{1,3}(?: \d{3})+(?! ?\d))`;
const thousands = String.raw`\d{1,3}(?:[.,]\d)? ?(?:mila|mil(?!\p{L})|tausend|tsd\.?|k(?!\p{L}))(?: e (?:mezzo|\d00|\d(?![\d.,])))?`;
const short = String.raw`\d{1,2}(?:[.,]\d(?!\d)| e (?:\d|mezzo)(?![\d.,]))`;
const begins = String.raw`(?<=^|[^\p{L}\d.,/'’]|(?<!\p{L})(?:km|euro|e)\.?|€)`;
const shortly = new RegExp(`^${short}$`, 'i');
const number = new RegExp(
  String.raw`${begins}(?:${thousands}|${short}|${grouped}(?:[.,]\d{2})?|\d{1,7}(?:,\d{2})?)(?![\d/]|[.,]\d)`,
  'giu',
);

/** The numbers of a text in their order; parts of dates and names are none. */
export function numbersIn(text: string): NumberAt[] {
  return [...text.matchAll(number)]
    .filter(({ 0: raw, index }) => !(/^\d{3}$/.test(raw) && /\d $/.test(text.slice(0, index))))
    .map(({ 0: raw, index: start }) => ({
      ...{ value: readValue(raw), start, end: start + raw.length },
      isYearLike: /^(?:19[5-9]|20[0-4])\d$/.test(raw),
      isSum: /mil|tausend|tsd|k|[.'’, ]\d{3}/i.test(raw),
      isShort: shortly.test(raw),
    }));
}

function readValue(raw: string): number {
  const inThousands =
    /^(\d{1,3}(?:[.,]\d)?)(?: ?(?:mila|mil|tausend|tsd\.?|k))?(?: e (mezzo|\d{1,3}))?$/i.exec(raw);
  if (!inThousands || (!/mil|tausend|tsd|k| e /i.test(raw) && !shortly.test(raw)))
    return Number(raw.replace(/[.,]\d{2}$/, '').replace(/\D/g, ''));
  const [, whole = '', more] = inThousands;
  const rest = more === undefined ? 0 : more === 'mezzo' ? 500 : Number(more.padEnd(3, '0'));
  return Math.round(1000 * Number(whole.replace(',', '.'))) + rest;
}
