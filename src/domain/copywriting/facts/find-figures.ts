import type { CompiledWords } from './compiled-words.ts';
import type { FactWords } from './fact-words.ts';
import type { Figure, FigureUnit } from './figure.ts';

/** Things of which a car has few: "de 1995 porte" are not doors. */
const counted: readonly FigureUnit[] = ['doors', 'seats', 'owners', 'gears', 'stars'];

/** Units that people put in front of the number: "€ 12.900". */
const currencyBefore = /(?:€|(?<![a-z])eur(?:o|os)?)[ :]?$/;

/** Every number of a prepared text with its unit; words count as numbers only before a unit. */
export function findFigures(low: string, words: FactWords, patterns: CompiledWords): Figure[] {
  const found = findDates(low);
  for (const match of low.matchAll(patterns.figure)) {
    if (found.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    const written = match[0];
    const end = match.index + written.length;
    const value = readNumber(written);
    found.push(measure({ value, start: match.index, end, written, inWords: false }, low, patterns));
  }
  for (const match of low.matchAll(patterns.wordFigure)) {
    if (found.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    const end = match.index + match[0].length;
    const value = readNumberWord(match[0], words, patterns);
    const figure = measure(
      { value, start: match.index, end, written: match[0], inWords: true },
      low,
      patterns,
    );
    if (figure.unit !== 'none') found.push(figure);
  }
  return found;
}

/** "03/2019" and "31.12.2026" are years. */
function findDates(low: string): Figure[] {
  return [...low.matchAll(/(?<![\d.,/])(?:\d{1,2}[./-])?\d{1,2}[./-]((?:19|20)\d{2})(?![\d])/g)].map(
    ({ 0: written, 1: year, index }) => ({
      value: Number(year),
      unit: 'none',
      start: index,
      end: index + written.length,
      written,
      inWords: false,
    }),
  );
}

function measure(number: Omit<Figure, 'unit'>, low: string, { units, leads, half }: CompiledWords): Figure {
  const behind = low.slice(number.end, number.end + 40);
  for (const [unit, pattern] of units) {
    const match = pattern.exec(behind);
    if (!match || (number.value > 60 && counted.includes(unit))) continue;
    const end = number.end + match[0].length;
    const added = half?.exec(low.slice(end, end + 12))?.[0];
    if (added === undefined) return { ...number, unit, end };
    return { ...number, unit, value: number.value + 0.5, end: end + added.length };
  }
  const before = low.slice(Math.max(0, number.start - 30), number.start);
  if (number.inWords) {
    const lead = leads.find(([unit, pattern]) => counted.includes(unit) && pattern.test(before));
    return { ...number, unit: lead?.[0] ?? 'none' };
  }
  const currency = currencyBefore.exec(before);
  if (currency && (number.value > 9 || currency[0].startsWith('€'))) {
    return { ...number, unit: 'euro', start: number.start - currency[0].length };
  }
  for (const [unit, pattern] of leads) if (pattern.test(before)) return { ...number, unit };
  return { ...number, unit: 'none' };
}

/** `12.900`, `12 900`, `12'900`, `12.900,50`, `1,6`, `12mila`, `12,9 mila`. */
function readNumber(written: string): number {
  const number = /^[\d.,' ]*\d/.exec(written)?.[0] ?? '';
  const thousands = number.length < written.length ? 1000 : 1;
  const grouped = /^(\d{1,3}(?:[ .,']\d{3})+)(?:[.,](\d{1,2}))?$/.exec(number);
  const plain = grouped ? `${grouped[1]?.replace(/\D/g, '')}.${grouped[2] ?? 0}` : number.replace(',', '.');
  return Math.round(Number(plain) * thousands * 100) / 100;
}

/** "quarantaseimila" and "forty-six thousand": parts add up, hundreds and thousands multiply. */
function readNumberWord(written: string, { numbers }: FactWords, { numberWord }: CompiledWords): number {
  let total = 0;
  let part = 0;
  for (const [word] of written.matchAll(numberWord)) {
    const value = numbers[word] ?? 0;
    if (value === 1000) {
      total += (part || 1) * 1000;
      part = 0;
    } else if (value === 100) part = (part || 1) * 100;
    else part += value;
  }
  return total + part;
}
