import { cleanLine } from '#domain/shared/clean-text.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { outOfRange } from '../brief-messages.ts';
import { explainOtherFigure } from './explain-other-figure.ts';
import { type FigureField, figureRanges } from './figure-field.ts';
import { severalFigures, unreadable } from './figure-messages.ts';
import { type Amount, findAmounts } from './find-amounts.ts';
import { readPower } from './read-power.ts';
import { readYear } from './read-year.ts';
import { sizeOf } from './size-of.ts';
import { splitFormerPrice } from './split-former-price.ts';
import { wordsToItems } from './words-to-items.ts';

/** What was understood of a figure and the words around it. */
export type FigureReading =
  | {
      /** In the unit of the field: km, euro, CV, cc. Absent where the seller says that it is not told. */
      value?: number;
      /** What the words say, as items for the notes. */
      items: readonly string[];
      fault?: undefined;
    }
  | { fault: Localised };

/** In UTF-16 units; more is no figure with a few words. */
const longestLine = 200;
const nothingTold: Partial<Record<FigureField, RegExp>> = { mileage: /^km\.? ?(?:0|zero)$/i };

/**
 * Returns the figure somebody typed into a field, and what the words around it say: `17.900 + IVA` is
 * 17,900 and `prezzo + IVA`. Units and the field's name say nothing. What is not one figure, or a figure
 * of something else, has a fault that says what to type.
 */
export function readFigure(field: FigureField, text: string): FigureReading {
  if (text.length > longestLine) return { fault: unreadable(field) };
  const [line, former] = field === 'price' ? splitFormerPrice(tidy(text)) : [tidy(text)];
  if (nothingTold[field]?.test(line)) return { items: [line.toLowerCase()] };
  const found = findFigure(field, line);
  if ('it' in found) return { fault: found };
  const { before, after, value, unit } = found;
  const other = explainOtherFigure(field, before, after);
  if (other) return { fault: other };
  const from = field === 'price' ? fromOf(before) : undefined;
  const told = wordsToItems(field, from?.before ?? before, after, unit);
  if (!told || (value === undefined && !told.standAlone)) return { fault: unreadable(field) };
  const [least, most] = figureRanges[field];
  if (value !== undefined && (value < least || value > most)) return { fault: outOfRange(least, most) };
  const items = [
    ...(from ? [`${from.name} ${found.typed}`] : []),
    ...told.items,
    ...(former === undefined ? [] : [former]),
  ];
  return { ...(value !== undefined && { value }), items };
}

interface Found {
  value?: number;
  typed: string;
  before: string;
  after: string;
  unit: string;
}

const tidy = (text: string) =>
  cleanLine(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<!\p{L})([it])\.v\.a\.?/giu, '$1va')
    .replace(/(?<!\p{L})(iva) ?(?:al )?(22|21|20|19)(?! ?%|\d)/giu, '$1 al $2%')
    .replace(/cm ?(?:3|\^3|³)/gi, 'cc');

function findFigure(field: FigureField, line: string): Found | Localised {
  if (field === 'power') return withTyped(readPower(line));
  if (field === 'year') return withTyped(readYear(line));
  const amounts = findAmounts(line);
  const amount = field === 'displacement' ? exactOf(amounts) : amounts[0];
  if (!amount) return { typed: '', before: '', after: line, unit: '' };
  if (amounts.length > 1 && field !== 'displacement') return severalFigures(field);
  if (amounts.length > 2 || (amounts.length === 2 && !isSameEngine(amounts))) return severalFigures(field);
  const size = sizeOf(field, amount);
  if (typeof size !== 'number') return size;
  const { start = 0 } = amounts[0] ?? {};
  const { end = 0 } = amounts.at(-1) ?? {};
  return {
    value: size,
    typed: line.slice(amount.start, amount.end),
    before: line.slice(0, start),
    after: line.slice(end),
    unit: '',
  };
}

function withTyped(
  found: { value: number; before: string; after: string; unit?: string } | Localised,
): Found | Localised {
  return 'it' in found ? found : { unit: '', typed: '', ...found };
}

/** Of `1.6 (1598 cc)` the exact one. */
const exactOf = (amounts: readonly Amount[]) =>
  amounts.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];

const isSameEngine = ([one, other]: readonly Amount[]) =>
  Math.abs((one?.value ?? 0) - (other?.value ?? 0) * 1000) < 60 ||
  Math.abs((other?.value ?? 0) - (one?.value ?? 0) * 1000) < 60;

const from = /(?:^|\s)(a partire da|da|from|ab|à partir de|dès|a partir de|desde)\s*(€|euro|eur)?\s*$/iu;
const nameBefore: Record<string, string> = {
  'a partire da': 'prezzo',
  da: 'prezzo',
  from: 'price',
  ab: 'Preis',
  'à partir de': 'prix',
  dès: 'prix',
  'a partir de': 'precio',
  desde: 'precio',
};

/** A lowest price: the note keeps its figure, as `from` alone says nothing. */
function fromOf(before: string): { before: string; name: string } | undefined {
  const match = from.exec(before);
  const word = match?.[1]?.toLowerCase();
  if (!match || !word) return undefined;
  return { before: before.slice(0, match.index), name: `${nameBefore[word]} ${word}` };
}
