import { hasVerb } from '../../../../../brief/notes/has-verb.ts';
import type { Noun } from '../../../../../brief/notes/noun-of.ts';
import { withPreposition } from '../../grammar/articles.ts';
import { agrees } from '../../grammar/read-word.ts';
import { loanWords } from '../../lexicon/loan-words.ts';
import { headNounOf } from '../own-nouns-lexicon.ts';
import {
  isDamageNoun,
  isInside,
  isNoHead,
  isOfCar,
  isPartly,
  isSaidOf,
  isStatedBy,
  joinedBy,
  nounOfLetters,
  standsBefore,
} from './shorthand-lexicon.ts';
import { elided, type Token, typedFrom } from './tokens.ts';

/** A thing as sellers name it in shorthand, with the small words they leave out put in. */
export interface Thing extends Noun {
  /** Without its article: "crepa sulla plastica dello specchio sinistro". */
  text: string;
  head: string;
  /** The article, or how many: "qualche", "un", "4". */
  before: string;
  /** Where in the tokens it ends. */
  next: number;
}

/** Returns the thing that begins at a token; undefined where no noun of known gender is its head. */
export function readThing(tokens: readonly Token[], at: number, joins = true): Thing | undefined {
  let next = at;
  let before = '';
  if (someOf.test(typedFrom(tokens, next))) {
    before = "un po' di";
    next += tokens[next]?.text === 'un' ? 3 : 2;
  } else if (quantity.test(tokens[next]?.text ?? '') || isCount(tokens[next], tokens[next + 1])) {
    before = tokens[next]?.typed ?? '';
    next++;
  }
  const fore: Token[] = [];
  while (tokens[next] && standsBefore(tokens[next]?.text ?? '') && !isHead(tokens[next], tokens[next + 1])) {
    fore.push(tokens[next] as Token);
    next++;
  }
  const head = tokens[next];
  if (!head || isNoHead(head.text) || (saysWhatWasDone(head.text) && !isDamageNoun(head.text)))
    return undefined;
  const noun = nounOfHead(head, fore, tokens[next + 1]);
  if (!noun || fore.some((one) => !fits(one, noun))) return undefined;
  const words = [...fore.map(({ typed }) => typed), head.text === 'km' ? 'chilometri' : head.typed];
  next++;
  let last = head;
  let isPlace = false;
  for (;;) {
    const taken = takeMore(tokens, next, last, { ...noun, head: head.text, isPlace }, joins);
    if (!taken) break;
    words.push(taken.text);
    next = taken.next;
    last = taken.last ?? last;
    isPlace ||= onOrIn.test(taken.text);
  }
  return { ...noun, text: words.join(' ').replace(elided, ''), head: head.text, before, next };
}

const saysWhatWasDone = (word: string) => isSaidOf(word) || /\p{L}(?:at|ut|it)[oaie]$/u.test(word);

interface Taken {
  text: string;
  next: number;
  last?: Token;
}

/** What belongs to a thing behind its head: an adjective, a name, a place, another thing. */
function takeMore(
  tokens: readonly Token[],
  at: number,
  last: Token,
  noun: Noun & { head: string; isPlace: boolean },
  joins: boolean,
): Taken | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (isSaidOf(token.text)) {
    const after = tokens[at + 1]?.text ?? '';
    return fits(token, noun) && isSaidOf(after) ? { text: token.typed, next: at + 1 } : undefined;
  }
  if ((token.kind === 'name' && !nounOfLetters(token.text)) || isSize(token, last))
    return { text: isSize(token, last) ? `da ${token.typed}` : token.typed, next: at + 1 };
  if (
    token.kind === 'word' &&
    fits(token, noun) &&
    !isDamageNoun(token.text) &&
    !(isDamageNoun(noun.head) && isOfCar(token.text))
  )
    return { text: token.typed, next: at + 1 };
  if (token.kind === 'word' && last !== tokens[at - 1]) {
    // "gomme Nokian quasi nuove" and the like stay as typed.
    const before = tokens[at - 1];
    if (before && fitsItsOwn(token, before)) return { text: token.typed, next: at + 1 };
  }
  const fromHere = typedFrom(tokens, at);
  const isPreposition = linking.test(token.text) && !isStatedBy(fromHere) && !isPartly(fromHere);
  if (isPreposition) {
    const figure = tokens[at + 1];
    const isOfYear = /^(?:del|dal)$/u.test(token.text) || (token.text === 'nel' && isDamageNoun(noun.head));
    if (isOfYear && /^(?:19|20)\d\d$/u.test(figure?.text ?? ''))
      return { text: `${token.typed} ${figure?.typed}`, next: at + 2 };
    if (figure?.kind === 'figure' && /^(?:da|di|a)$/u.test(token.text) && !tokens[at + 2]?.nouns.length)
      return undefined;
    const inner = readThing(tokens, at + 1, joins && !isDamageNoun(noun.head));
    if (inner && token.text === 'con' && isDamageNoun(inner.head)) return undefined;
    if (inner)
      return {
        text:
          token.text === 'su' && inner.before === '' && isDamageNoun(noun.head)
            ? withPreposition('su', inner)
            : [token.typed, inner.before, inner.text].filter((word) => word !== '').join(' '),
        next: inner.next,
        last: tokens[inner.next - 1] as Token,
      };
    if (figure?.kind === 'name')
      return { text: `${token.typed} ${figure.typed}`, next: at + 2, last: figure };
    return undefined;
  }
  if (loanWords.has(token.text) && !isOfCar(token.text)) return { text: token.typed, next: at + 1 };
  const other = joins ? readThing(tokens, at) : undefined;
  if (other?.before !== '' || standsBefore(token.text)) return undefined;
  const one = other.head === 'airbag' ? { ...other, plural: false } : other;
  const link = joinedBy(last.text, other.head);
  const joined =
    link !== undefined
      ? `${link}${/^$|'$/u.test(link) ? '' : ' '}${other.text}`
      : !isOfCar(other.head) || nounOfLetters(last.text)
        ? undefined
        : noun.isPlace || isOfCar(last.text) || (last.text === noun.head && !isDamageNoun(noun.head))
          ? withPreposition('di', one)
          : !isDamageNoun(noun.head)
            ? undefined
            : withPreposition(isInside(other.head) ? 'in' : 'su', other);
  return joined === undefined
    ? undefined
    : { text: joined, next: other.next, last: tokens[other.next - 1] as Token };
}

/** "un po' di ruggine". */
const someOf = /^(?:un )?po' di /u;

const quantity =
  /^(?:il|lo|la|i|gli|le|l'|un|uno|una|un'|qualche|alcuni|alcune|due|tre|quattro|cinque|sei|varie|vari|diversi|diverse|molti|molte|tutti|tutte)$/u;

/** "sul bordo": the thing that follows is where that is. */
const onOrIn = /^(?:su|in|ne)/u;

const linking =
  /^(?:di|d'|del|dello|della|dell'|dei|degli|delle|da|in|su|sul|sullo|sulla|sull'|sui|sugli|sulle|nel|nello|nella|nell'|nei|nelle|con|per|al|allo|alla|all'|ai|agli|alle|a)$/u;

const isCount = (token: Token | undefined, after: Token | undefined) =>
  token?.kind === 'figure' &&
  /^[2-9]$/u.test(token.text) &&
  (after?.nouns.some(({ plural }) => plural) ?? false);

/** "cerchi 17", "gomme 18". */
const isSize = (token: Token, last: Token) =>
  token.kind === 'figure' && /^(?:1[3-9]|2[0-3])"?$/u.test(token.text) && /^cerchi$/u.test(last.text);

/** "segno" after "ultimo" is a head, "vecchio" before "segno" is none. */
const isHead = (token: Token | undefined, after: Token | undefined) =>
  !!token && token.nouns.length > 0 && !(after && after.nouns.length > 0);

const fits = (token: Token, noun: Noun) => token.adjectives.some((one) => agrees(noun, one));

const fitsItsOwn = (token: Token, before: Token) =>
  before.nouns.some((noun) => fits(token, noun)) && token.nouns.length === 0;

function nounOfHead(head: Token, fore: readonly Token[], after: Token | undefined): Noun | undefined {
  const known = nounOfLetters(head.text) ?? headNounOf(head.text) ?? nounByAdjective(head, after);
  if (known) return known;
  const [only, ...others] = head.nouns;
  if (only && others.length === 0) return only;
  const near = [...fore, ...(after ? [after] : [])].find(({ adjectives }) => adjectives.length > 0);
  const fitting = head.nouns.filter((noun) => near && fits(near, noun));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "alzacristallo posteriore destro": the vowel of a word that no list holds, and an adjective that agrees with it. */
function nounByAdjective(head: Token, after: Token | undefined): Noun | undefined {
  if (head.kind !== 'verb' || !after || after.nouns.length > 0 || hasVerb(head.text, 'it')) return undefined;
  const [, vowel = ''] = /([oai])$/u.exec(head.text) ?? [];
  const noun = nounOfVowel.get(vowel);
  return noun && fits(after, noun) ? noun : undefined;
}

const nounOfVowel: ReadonlyMap<string, Noun> = new Map([
  ['o', { gender: 'm', plural: false }],
  ['a', { gender: 'f', plural: false }],
  ['i', { gender: 'm', plural: true }],
]);
