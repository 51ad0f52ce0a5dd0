import { conditionsOf } from './conditions.ts';
import type { FigureField } from './figure-field.ts';
import { withoutNames } from './words-around.ts';

/** The words beside a figure as items of the notes. */
interface Items {
  items: string[];
  /** They tell that the price is not told. */
  standAlone: boolean;
}

const longest = 100;
/** Short words that are no unit. */
const shortWords = new Set(
  'e ed o a al di da in con su sul sui nel del dal col fra tra per no non ma se più già iva vat tva der die das mit und ohne für bei im avec et sans sur à de du y sin con por the and for no not all to'.split(
    ' ',
  ),
);

/**
 * Returns the items for the words in front of and behind a figure, or undefined where they cannot be
 * told from a unit or from the name of another figure: in front only known words may stand, and the
 * first unknown word behind is no short one (`12.900 kr`).
 */
export function wordsToItems(
  field: FigureField,
  before: string,
  after: string,
  unit = '',
): Items | undefined {
  const front = takeConditions(field, before);
  const behind = takeConditions(field, after);
  const stray = strip(withoutNames(field, behind.left));
  if (strip(withoutNames(field, front.left)) !== '') return undefined;
  if (stray !== '' && !isTellable(field, stray)) return undefined;
  return {
    items: [...front.items, ...behind.items, ...(stray === '' ? [] : [withUnit(field, stray, unit)])],
    standAlone: front.standAlone || behind.standAlone,
  };
}

function takeConditions(field: FigureField, words: string) {
  const found: { at: number; item: string }[] = [];
  let left = words;
  let standAlone = false;
  for (const { pattern, item, isWithoutFigure } of conditionsOf(field)) {
    const match = pattern.exec(left);
    if (!match) continue;
    found.push({ at: match.index, item: match[0].toLowerCase().replace(pattern, item) });
    // The places of the others stay what they were.
    left =
      left.slice(0, match.index) + ' '.repeat(match[0].length) + left.slice(match.index + match[0].length);
    standAlone ||= isWithoutFigure;
  }
  return { items: found.toSorted((a, b) => a.at - b.at).map(({ item }) => item), left, standAlone };
}

const strip = (words: string) =>
  words
    .replace(/\s+/gu, ' ')
    .replace(/\( ?\)/g, '')
    .replace(/^(\s*\(?[^()]*)\)\s*$/u, '$1')
    .replace(
      /^(?:[\s.,;:!*=()/–—-]|(?:e|ed|und|and|et|y)\s)+|(?:[\s.,;:!*=(/–—-]|\s(?:e|ed|und|and|et|y))+$/giu,
      '',
    )
    .replace(/^(?:o|oppure) (?=permut|scamb)/iu, '')
    .replace(/^\p{L}$/u, '')
    .trim();

function isTellable(field: FigureField, words: string): boolean {
  if (field === 'doors' || /[\d+<>@]/.test(words) || words.length > longest) return false;
  const first = /^[^\s.,;:/)]+/u.exec(words)?.[0] ?? '';
  if (field === 'displacement') return true;
  return /\p{L}/u.test(first) && (first.length > 3 || shortWords.has(first.toLowerCase()));
}

/** `certificati` alone would not be understood among other notes. */
function withUnit(field: FigureField, words: string, unit: string): string {
  if (field === 'mileage') return `km ${words}`;
  return unit === '' ? words : `${unit} ${words}`;
}
