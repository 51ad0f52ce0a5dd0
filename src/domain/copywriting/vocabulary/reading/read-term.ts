import type { TermWords } from '../term-words.ts';
import { type Term, terms } from '../terms.ts';
import { inner, innerPlace } from './attaching-lexicon.ts';
import { addModifier, type Draft } from './draft.ts';
import { findFigure } from './figures.ts';
import { trimNames } from './names-lexicon.ts';
import { priced, putFigure } from './put-detail.ts';
import { readInside, type Token } from './read-tokens.ts';
import { type Inside, plainText, type TermIndex } from './term-index.ts';

/** A term as a meaning, with what its own words say beyond what the term always means: "7 posti". */
export function readTerm(
  text: string,
  { term, start, end }: Token & { is: 'term' },
  { index, words }: { index: TermIndex; words: TermWords },
): Draft {
  const own = text.slice(start, end);
  const draft: Draft = { term, start, end, modifiers: [], places: [] };
  const say = words.terms[term][1];
  const inside = insideOf(own, index);
  const known = insideOf(say, index).modifiers;
  const allowed = terms[term] === 'equipment' || terms[term] === 'part' ? inner : innerPlace;
  for (const modifier of inside.modifiers) {
    if (allowed.has(modifier) && !known.includes(modifier)) addModifier(draft, modifier);
  }
  const figure = findFigure(plainText(own));
  if (figure && !findFigure(plainText(say))) putFigure({ is: 'figure', ...figure, start, end }, draft);
  const sum = figure || !priced.has(term) ? undefined : bareSum.exec(own)?.[0];
  if (sum) draft.figure = { value: Number(sum.replaceAll('.', '')), unit: 'euro' };
  const name = nameless.has(term) ? undefined : (inside.name ?? nameIn(term, own));
  if (name) draft.name = name;
  const emissions = term === 'emissionClass' ? /euro ?(\d.*)$/iu.exec(own) : null;
  if (emissions) draft.name = `Euro ${emissions[1]}`;
  return draft;
}

/** "debito residuo 4100 da estinguere": a sum without its sign. */
const bareSum = /(?<![\d/.,])\d{1,3}(?:\.?\d{3})+(?![\d/.,%])/u;

/** Longer words of a term are rare, and there are fewer different ones than this. */
const longest = 60;
const mostKept = 3000;

/** The same words of a term come again and again. */
function insideOf(words: string, index: TermIndex): Inside {
  const before = index.insides.get(words);
  if (before) return before;
  const inside = readInside(words, index);
  if (words.length > longest) return inside;
  if (index.insides.size >= mostKept) index.insides.clear();
  index.insides.set(words, inside);
  return inside;
}

/** "TÜV neu": who inspects goes without saying. */
const nameless: ReadonlySet<Term> = new Set<Term>([
  'inspection',
  'newInspection',
  'inspectionExpired',
  'inspectionDue',
  'dekraReport',
  'clearHistoryReport',
  'adBlue',
  'asiGoldPlate',
  'recallDone',
  'fivaSticker',
]);

function nameIn(term: Term, own: string): string | undefined {
  if (term === 'trimLine') return trimNameOf(own);
  if (term === 'bodySize') return /l[1-4] ?\/?h[1-4]/iu.exec(own)?.[0].toUpperCase();
  const [, before, after] =
    term === 'package' ? (/^(?:(\p{L}+) pack(?:age)?|\S+ (\p{L}+))$/iu.exec(own) ?? []) : [];
  const packed = before ?? after;
  return packed?.replace(/^./u, (letter) => letter.toUpperCase());
}

/** "allestimento Lounge" → "Lounge": what a trim is called in every language. */
function trimNameOf(own: string): string | undefined {
  const found = trimNames.find((name) => new RegExp(`\\b${name}$`, 'iu').test(own));
  return found ?? (/\b[A-Z][A-Za-z]?[- ]?(?:Line|Sport|Design)\b/u.exec(own) ?? [])[0];
}
