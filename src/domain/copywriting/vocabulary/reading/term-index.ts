import { escapePattern } from '#domain/shared/escape-pattern.ts';
import { type Modifier, modifiers } from '../meaning.ts';
import type { TermWords } from '../term-words.ts';
import { type Term, terms } from '../terms.ts';
import { alternativesOf, headLength, headsOf } from './first-letters.ts';
import { nameSpellings } from './names-lexicon.ts';

/** What a stretch of text can be read as; the order decides between readings of one length. */
export type Reading =
  | { is: 'term'; term: Term }
  | { is: 'modifier'; modifier: Modifier }
  | { is: 'negation' }
  | { is: 'filler' }
  | { is: 'name'; name: string };

interface Entry {
  reading: Reading;
  pattern: string;
  /** Only where a clause begins, only where one ends. */
  isFirst: boolean;
  isLast: boolean;
  compiled?: RegExp;
}

/** Modifiers and names inside a stretch that was read as one term. */
export interface Inside {
  modifiers: readonly Modifier[];
  name: string | undefined;
}

/** One language's table, ready to be looked up by the letters a word begins with. */
export interface TermIndex {
  entries: Map<string, Entry[]>;
  /** The entries to try at the letters met so far. */
  beginnings: Map<string, readonly Entry[]>;
  /** All that the words of terms met so far say beyond the term. */
  insides: Map<string, Inside>;
  /** Adjectives stand before their noun, as in English and German. */
  isPrenominal: boolean;
  /** Nouns are written with a capital, which makes no name of them. */
  hasCapitalNouns: boolean;
}

const indexes = new WeakMap<TermWords, TermIndex>();

/** The index of a table, built once. */
export function indexOf(words: TermWords): TermIndex {
  const known = indexes.get(words);
  if (known) return known;
  const built = buildIndex(words);
  indexes.set(words, built);
  return built;
}

/** All that begins at this place of a text put by `plainText`, longest first come first. */
export function readingsAt(text: string, at: number, index: TermIndex): { reading: Reading; end: number }[] {
  const found: { reading: Reading; end: number }[] = [];
  for (const entry of entriesAt(text.slice(at, at + headLength), index)) {
    entry.compiled ??= new RegExp(`(?:${entry.pattern})${wordEnd}`, 'uy');
    entry.compiled.lastIndex = at;
    if (!entry.compiled.test(text)) continue;
    const end = entry.compiled.lastIndex;
    if (
      end > at &&
      (!entry.isFirst || isClauseStart(text, at)) &&
      (!entry.isLast || isClauseEnd(text, end))
    ) {
      found.push({ reading: entry.reading, end });
    }
  }
  return found;
}

/** More beginnings than the words of a language have. */
const mostBeginnings = 20_000;

/** The entries whose head the letters begin with, the shortest heads first. */
function entriesAt(letters: string, { entries, beginnings }: TermIndex): readonly Entry[] {
  const known = beginnings.get(letters);
  if (known) return known;
  const found: Entry[] = [];
  for (let length = 0; length <= letters.length; length++) {
    found.push(...(entries.get(letters.slice(0, length)) ?? []));
  }
  if (beginnings.size >= mostBeginnings) beginnings.clear();
  beginnings.set(letters, found);
  return found;
}

/** "e", "con" and the like before a thing begin a clause as a comma does. */
const opens =
  /(?:^|[^a-z0-9\u00df-\u024f ]|(?:^|[^a-z0-9\u00df-\u024f])(?:ed?|con|and|with|und|mit|et|avec|y))$/u;
const isClauseStart = (text: string, at: number) =>
  opens.test(text.slice(Math.max(0, at - 12), at).trimEnd());
const isClauseEnd = (text: string, end: number) =>
  /^ *(?:[^a-z0-9\u00df-\u024f ]|$)/u.test(text.slice(end, end + 12));

/** Letters and figures of the languages at hand, as a character class of small letters. */
export const wordSign = 'a-z0-9\\u00df-\\u00f6\\u00f8-\\u024f';
const wordEnd = `(?:(?<![${wordSign}])|(?![${wordSign}]))`;

function buildIndex(words: TermWords): TermIndex {
  const entries = new Map<string, Entry[]>();
  const add = (reading: Reading, read: string) => {
    for (const alternative of alternativesOf(read)) {
      const isFirst = alternative.startsWith('^');
      const isLast = /(?<!\\)\$$/u.test(alternative);
      const inner = alternative.slice(isFirst ? 1 : 0, isLast ? -1 : undefined);
      const entry = { reading, pattern: plainPattern(inner), isFirst, isLast };
      for (const head of headsOf(plainText(inner))) {
        const others = entries.get(head);
        if (others) others.push(entry);
        else entries.set(head, [entry]);
      }
    }
  };
  for (const term of Object.keys(terms) as Term[]) add({ is: 'term', term }, words.terms[term][2]);
  for (const modifier of modifiers) add({ is: 'modifier', modifier }, words.modifiers[modifier]);
  add({ is: 'negation' }, words.negations);
  add({ is: 'filler' }, words.fillers);
  for (const name of nameSpellings) add({ is: 'name', name }, literally(name));
  const all = Object.values(words.terms);
  const nouns = all.filter(([wordClass]) => wordClass !== 'v');
  return {
    entries,
    beginnings: new Map(),
    insides: new Map(),
    isPrenominal: all.some(([wordClass]) => wordClass.startsWith('n')),
    hasCapitalNouns: nouns.filter(([, say]) => /^\p{Lu}\p{Ll}/u.test(say)).length > nouns.length / 2,
  };
}

/** Small letters, one kind of apostrophe, space and hyphen; every sign stays where it was. */
export function plainText(text: string): string {
  const plain = text
    .replace(/[’‘´`]/gu, "'")
    .replace(/[\u00a0\u202f\u2009\t]/gu, ' ')
    .replace(/[\u2010\u2011]/gu, '-');
  const small = plain.toLowerCase();
  if (small.length === plain.length) return small;
  return plain.replace(/\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}

/**
 * A pattern for text put by `plainText`: a space stands for any number of them, and nothing repeats
 * without end, so that reading takes time in proportion to the text.
 */
const plainPattern = (pattern: string) =>
  pattern
    .replace(/(?<!\\)\)\*/gu, '){0,4}')
    .replace(/(?<!\\)\)\+/gu, '){1,5}')
    .replace(/(?<=[\]}\w.])\*/gu, '{0,40}')
    .replace(/(?<=[\]}])\+/gu, '{1,40}')
    .replace(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.| \?| |[^\\[ ]+/gu, (piece) => {
      if (piece === ' ') return ' +';
      if (piece === ' ?') return ' *';
      return piece.startsWith('\\') ? piece : plainText(piece);
    });

const literally = (name: string) => escapePattern(name).replace(/[ -]/gu, '[ -]?');
