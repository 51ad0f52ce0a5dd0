import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import { accents } from './lexicon/accents.ts';
import { isDamage } from './lexicon/damage.ts';
import { byNeighbour, neverHead, shortForms } from './lexicon/short-forms.ts';
import { signs } from './lexicon/signs.ts';
import { typedShapes } from './lexicon/typed-shapes.ts';
import { typos } from './lexicon/typos.ts';
import type { Noun } from './noun-of.ts';
import { nounOf } from './noun-of.ts';
import { putInOrder } from './put-in-order.ts';
import { tidy } from './split-notes.ts';

/** Shorthand of dealers written out before the notes are cut into items, so that no stop of it ends a sentence. */
export function expandAbbreviations(text: string): string {
  const written = [...accents, ...signs, ...typedShapes].reduce(
    (rest, [pattern, full]) => rest.replace(pattern, full),
    text,
  );
  let done = '';
  let at = 0;
  for (const { 0: found, 1: word = '', 2: stop = '', index } of written.matchAll(candidate)) {
    done += written.slice(at, index);
    at = index + found.length;
    done += fullForm(word, stop, done, written.slice(at)) ?? found;
  }
  return done + written.slice(at);
}

/** Returns notes with the words that dealers often misspell as they meant them. */
export const spellTypos = (text: string): string =>
  typos.reduce((rest, [typed, written]) => rest.replace(typed, written), text);

/** Returns Italian notes without the stops of short forms that no table knows: they end no sentence. */
export const joinShortForms = (text: string): string =>
  text.replace(unknownShort, (found, word: string, at: number) =>
    isWhole(`${itemBefore(text, at)}${word}`) ? found : `${word} `,
  );

/** What stands since the last stop, comma or line: "impianto Harman Kardon" is whole, "chiusura centr" is not. */
const itemBefore = (text: string, at: number) =>
  /[^.,;+\n]*$/u.exec(text.slice(Math.max(0, at - longestItem), at))?.[0] ?? '';

const longestItem = 80;
const isWhole = (item: string) => isUnderstood(tidy(putInOrder(item, 'it')), allTermWords.it);

/** An Italian word ends in a vowel: a consonant with a stop before a small letter is some short form. */
const unknownShort =
  /(?<![\p{L}\p{N}])(\p{L}{2,12}(?<=[bcdfghlmnpqrstvzBCDFGHLMNPQRSTVZ]))\.[^\S\n]?(?=\p{Ll})(?<!(?:ABS|ESP|ASR|GPS|LED|CD|GPL|SUV|KM|CV|KW|Km|Cv|Kw|abs|esp|asr|bluetooth|gps|led|cd|gpl|suv|isofix|optional|airbag|km|cv|kw|non|con|per|in|del|al|sul|full)\.[^\S\n]?)/gu;

const candidate = /(?<![\p{L}\p{N}’'-])(\p{L}{2,12}|(?<!\.)x)(?![\p{L}’'-])(\.(?!\p{L}|\d))?/gu;

function fullForm(word: string, stop: string, before: string, after: string): string | undefined {
  const short = word.toLowerCase();
  const [, , , near] =
    byNeighbour.find(
      ([one, left, right]) =>
        (one === short || (one === `${short}.` && stop !== '')) && left.test(before) && right.test(after),
    ) ?? [];
  const row = shortForms.get(short);
  if (near === undefined && (!row || (row.needsStop && stop === ''))) return undefined;
  // "lane assist. frenata": a stop between two things, but not in "imm. 09/2026".
  const mayBeThing =
    near === undefined &&
    !/^\s*\d{1,2}\/\d/u.test(after) &&
    row?.needsStop === true &&
    !row.mayEnd &&
    (short !== 'acc' || (word === 'ACC' && /\p{Ll}/u.test(before + after)));
  if (mayBeThing && isWhole(`${itemBefore(before, before.length)}${word}`)) return undefined;
  const full = near ?? agreeing(row?.full ?? word, before);
  const isEnd =
    stop !== '' &&
    short !== 'tagl' &&
    (near !== undefined || row?.mayEnd === true) &&
    (beginsAnew(after, before) || (isSide.test(short) && /^ \p{L}/u.test(after) && !goesOn.test(after)));
  return `${isShouted(before, word, after) ? full.toUpperCase() : full}${isEnd ? '.' : ''}`;
}

/** "alone su capote lato dx. fuori città solo weekend": which side it is comes last. */
const isSide = /^[ds]x$/u;
const goesOn = /^ (?:ed?|con|da|di|a|al|in|un po|ok|nuov|rott|graffi|rigat|ammacc|elettric)/iu;

/** "Portellone el. Pelle totale": a capital or another thing begins something new, a damage does not. */
function beginsAnew(after: string, before: string): boolean {
  const [, next = ''] = /^[^\S\n]+([\p{L}\p{N}-]+)/u.exec(after) ?? [];
  if (next === '' || /^\s*(?:ferm[oaie] (?:in|su|giù)|lato)(?!\p{L})/iu.test(after)) return false;
  if (/^\p{Lu}\p{Ll}/u.test(next) && /\p{Ll}/u.test(before)) return true;
  return nounOf(next) !== undefined && !neverHead.has(next.toLowerCase()) && !isDamage(next);
}

function agreeing(full: string, before: string): string {
  if (!/[@%]$/u.test(full)) return full;
  const { gender, plural } = headIn(before);
  const stem = full.slice(0, -1);
  if (full.endsWith('%')) return `${stem}${plural ? 'i' : 'e'}`;
  if (!plural) return `${stem}${gender === 'f' ? 'a' : 'o'}`;
  return gender === 'f' ? `${stem}${stem.endsWith('c') ? 'h' : ''}e` : `${stem}i`;
}

/** The noun an adjective belongs to: the nearest that can be one, else the first word by its ending. */
function headIn(before: string): Noun {
  const words = (/[^,;.\n]*$/u.exec(before)?.[0] ?? '').toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const things = words.filter((word) => !neverHead.has(word));
  for (const word of things.toReversed()) {
    if (word === 'km') return { gender: 'm', plural: true };
    const known = nounOf(word);
    const isOne = new RegExp(`(?:il|lo|sul|al|nel|un|del|dal) ${word}(?!\\p{L})`, 'u').test(
      before.toLowerCase(),
    );
    if (known) return isOne ? { ...known, plural: false } : known;
  }
  const first = things.find((word) => word.length > 2) ?? '';
  return { gender: first.endsWith('a') ? 'f' : 'm', plural: /i$/u.test(first) };
}

/** Notes in capitals stay so: whether they are shouted is judged later, item by item. */
function isShouted(before: string, word: string, after: string): boolean {
  if (/\p{Ll}/u.test(word)) return false;
  const around = `${before.slice(-24)} ${after.slice(0, 24)}`;
  return /\p{Lu}{3}/u.test(around) && !/\p{Ll}{2}/u.test(around);
}
