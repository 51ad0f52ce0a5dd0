import type { Modifier } from '../meaning.ts';
import { type Term, terms } from '../terms.ts';
import { type Numeral, numberAt } from './figures.ts';
import { type Inside, plainText, type Reading, readingsAt, type TermIndex, wordSign } from './term-index.ts';

interface Place {
  start: number;
  end: number;
}

/** A stretch of text with what it is read as; spaces are left out. */
export type Token = Place &
  (
    | { is: 'term'; term: Term; modifier: Modifier | undefined }
    | { is: 'modifier'; modifier: Modifier }
    | { is: 'name'; name: string }
    | { is: 'negation' }
    | { is: 'filler' | 'join' | 'unknown' }
    | { is: 'break'; sign: string }
    | Numeral
  );

/** The text from left to right, the longest reading at each place; takes time in proportion to its length. */
export function readTokens(text: string, index: TermIndex): Token[] {
  const plain = plainText(text);
  const tokens: Token[] = [];
  let isWordStart = true;
  for (let at = 0; at < plain.length; ) {
    const sign = plain.charAt(at);
    const token: Token | undefined =
      sign === ' '
        ? undefined
        : (isWordStart && longestAt(plain, at, index)) ||
          breakAt(plain, at) ||
          wordAt(text, plain, at, index);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
    isWordStart = !isWord(plain.charAt(at - 1)) || !isWord(plain.charAt(at)) || token?.is === 'number';
  }
  return tokens;
}

/** Only the modifiers and names inside a stretch that was read as one term. */
export function readInside(text: string, index: TermIndex): Inside {
  const plain = plainText(text);
  const modifiers: Modifier[] = [];
  let name: string | undefined;
  for (let at = 0; at < plain.length; at++) {
    if (isWord(plain.charAt(at - 1)) || plain.charAt(at) === ' ') continue;
    for (const { reading } of readingsAt(plain, at, index)) {
      if (reading.is === 'modifier') modifiers.push(reading.modifier);
      if (reading.is === 'name' && reading.name.length > (name?.length ?? 0)) name = reading.name;
    }
  }
  return { modifiers, name };
}

const joins =
  /(?:ed?|and|und|sowie|et|y|&|\+|\/|o|or|oder|ou|u|né|nor|noch|ni|né)(?![a-z0-9\u00df-\u00f6\u00f8-\u024f])/uy;
/** "l'airbag", "d'olio", "n'a": an elided word carries no meaning of its own. */
const elided =
  /(?:l|d|un|all|dall|dell|nell|sull|c|n|s|j|m|t|qu|jusqu)'(?=[a-z0-9\u00df-\u00f6\u00f8-\u024f])/uy;
/** "225/45 R17": a size that is written alike everywhere. */
const tyreSize = /[12345]\d5\/[2-8][05](?: ?z?r ?(?:1[3-9]|2[0-4]))?(?![a-z0-9/])/uy;
/** "fino al 20/05": a day without its year, of what an offer or a delivery begins or ends with. */
const day =
  /(?<=(?:disponib|consegn|pronta|libera|ritirabil|prezz|offert|promo|scont|bloccat|prenot|opzion|riservat)[^,;\d]{0,30})(?:0?[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])(?![\d/])/uy;
const signs = new RegExp(`[^${wordSign}\\s]|\\n`, 'uy');
const word = new RegExp(`[${wordSign}]+(?:[-'.+][${wordSign}]+)*\\+?|\\S`, 'uy');

function longestAt(plain: string, at: number, index: TermIndex): Token | undefined {
  let best: Token | undefined;
  let tied: Modifier | undefined;
  for (const { reading, end } of readingsAt(plain, at, index)) {
    const length = best?.end ?? 0;
    if (end > length) tied = undefined;
    if (reading.is === 'modifier' && end >= length) tied ??= reading.modifier;
    if (end > length || (end === length && best && saysMore(reading, best))) {
      best = { ...reading, modifier: undefined, start: at, end } as Token;
    }
  }
  const size = endOf(tyreSize, plain, at);
  if (size !== undefined && size > (best?.end ?? 0))
    return { is: 'name', name: plain.slice(at, size).toUpperCase(), start: at, end: size };
  const dayEnd = endOf(day, plain, at);
  if (dayEnd !== undefined) return { is: 'name', name: plain.slice(at, dayEnd), start: at, end: dayEnd };
  const numeral = numberAt(plain, at);
  if (numeral && numeral.end > (best?.end ?? 0)) return { ...numeral.numeral, start: at, end: numeral.end };
  if (best?.is === 'term' || best?.is === 'modifier') return { ...best, modifier: tied } as Token;
  const join = endOf(joins, plain, at);
  if (join !== undefined && join >= (best?.end ?? 0)) return { is: 'join', start: at, end: join };
  const short = best ? undefined : endOf(elided, plain, at);
  return short === undefined ? best : { is: 'filler', start: at, end: short };
}

/** Of two readings of one length: a term before a modifier, a damage before the part it is called by. */
function saysMore(reading: Reading, best: Token): boolean {
  if (rank[reading.is] !== rank[best.is as 'term']) return rank[reading.is] < rank[best.is as 'term'];
  return (
    reading.is === 'term' &&
    best.is === 'term' &&
    terms[reading.term] === 'damage' &&
    terms[best.term] === 'part'
  );
}

/** A tie goes to the kind that says most. */
const rank = { term: 0, modifier: 1, name: 2, negation: 3, filler: 4 } as const;

function breakAt(plain: string, at: number): Token | undefined {
  const end = endOf(signs, plain, at);
  return end === undefined ? undefined : { is: 'break', sign: plain.charAt(at), start: at, end };
}

/** A word no table knows: a name when it is written like one. */
function wordAt(text: string, plain: string, at: number, index: TermIndex): Token {
  const end = endOf(word, plain, at) ?? at + 1;
  const typed = text.slice(at, end);
  const isFirst = !/[\p{L}\p{N}][^.!?\n]*$/u.test(text.slice(Math.max(0, at - 40), at));
  return isName(typed, isFirst, index)
    ? { is: 'name', name: typed, start: at, end }
    : { is: 'unknown', start: at, end };
}

function isName(typed: string, isFirst: boolean, { hasCapitalNouns }: TermIndex): boolean {
  // Shouted, a denial looks like a code.
  if (typed.length > 24 || /^(?:no|non|si|sí|oui|ja|nein|not?)$/iu.test(typed)) return false;
  // A shouted word that ends like an Italian one is no maker's name.
  if (/^\p{Lu}{6,}$/u.test(typed) && /[AEIO]$/u.test(typed)) return false;
  if (/\d/u.test(typed) && /\p{L}/u.test(typed)) return true;
  if (/^\p{Lu}[\p{Lu}+-]{1,5}$/u.test(typed)) return true;
  return /^\p{Lu}\p{L}+/u.test(typed) && !isFirst && !hasCapitalNouns;
}

function endOf(pattern: RegExp, plain: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(plain) && pattern.lastIndex > at ? pattern.lastIndex : undefined;
}

const letter = new RegExp(`[${wordSign}]`, 'u');
const isWord = (sign: string) => sign !== '' && letter.test(sign);
