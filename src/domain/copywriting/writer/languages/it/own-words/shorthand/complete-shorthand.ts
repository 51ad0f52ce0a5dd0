import { listOf } from '../../grammar/lists.ts';
import { isSound, runsOn } from '../is-sound.ts';
import { isAdjunct, isInfinitive } from './is-adjunct.ts';
import { readThings } from './read-things.ts';
import { sayDamage, sayMarked, sayOneOf, sayParts } from './say-damage.ts';
import { sayPredicate } from './say-predicate.ts';
import { asSubject } from './say-thing.ts';
import { isDone } from './shorthand-lexicon.ts';
import { type Token, tokensOf, typedFrom } from './tokens.ts';

/**
 * Returns an item of notes as the sentence it is short for, `@` for endings that agree with the car: articles,
 * prepositions and "is" are put in, nothing else. Undefined where the grammar of the item is not sure.
 */
export function completeShorthand(text: string): string | undefined {
  const tokens = tokensOf(text);
  return tokens.length > longest || /[:;!?]/u.test(text) ? undefined : completeAll(tokens)?.join(', ');
}

const longest = 24;

/**
 * One clause, or several that nothing parts: "motore parte ma perde acqua". Ends of the item that were found to hold none
 * are not tried again: `inVain` has their lengths.
 */
function completeAll(tokens: readonly Token[], inVain = new Set<number>()): string[] | undefined {
  if (inVain.has(tokens.length)) return undefined;
  const whole = completeOne(tokens);
  if (whole) return [whole];
  for (let at = tokens.length - 1; at > 0; at--) {
    const isLinked = /^(?:e|ed|,)$/u.test(tokens[at]?.text ?? '');
    if (!isLinked && !mayBegin(tokens[at], tokens[at - 1])) continue;
    const first = completeOne(tokens.slice(0, at));
    const last = first && !isLinked ? ofTheLast(tokens, at) : undefined;
    if (first && last) return [first, last];
    const rest = first && completeAll(tokens.slice(isLinked ? at + 1 : at), inVain);
    if (first && rest && (isLinked || !/^(?:c'è|ci sono) /u.test(first))) return [first, ...rest];
  }
  inVain.add(tokens.length);
  return undefined;
}

/** Whether a clause may begin at a word, by itself and by the one before it. */
const mayBegin = (token: Token | undefined, before: Token | undefined) =>
  !!token &&
  (token.nouns.length > 0 || isDone(token.text) || /^(?:no|da|qualche|ultim[oa])$/u.test(token.text)) &&
  !!before &&
  before.kind !== 'preposition' &&
  before.kind !== 'article' &&
  before.kind !== 'verb' &&
  !/^(?:non|mai|già|solo|e|ed|o|ma|che)$/u.test(before.text);

/** "tagliandi certificati ultimo a 145.000 km". */
function ofTheLast(tokens: readonly Token[], at: number): string | undefined {
  const [last] = tokens.slice(at);
  if (!last || !/^ultim[oa]$/u.test(last.text) || tokens.length === at + 1 || !isAdjunct(tokens, at + 1))
    return undefined;
  return `l'${last.typed} ${typedFrom(tokens, at + 1)}`;
}

function completeOne(tokens: readonly Token[]): string | undefined {
  if (tokens.some(({ kind, text }) => kind === 'unknown' && !/^[(,]/u.test(text))) return undefined;
  const parsed = sayParts(tokens) ?? sayDamage(tokens);
  if (parsed) return parsed;
  const said = sayTask(tokens) ?? sayOfCar(tokens) ?? sayOfThings(tokens);
  return said !== undefined && isSound(said) && !runsOn(said) ? said : undefined;
}

/** What is said of a thing: "distribuzione fatta a 160.000 km", "adesivi da togliere", "vetro non scende". */
function sayOfThings(tokens: readonly Token[]): string | undefined {
  const things = readThings(tokens, 0);
  if (!things || things.next >= tokens.length) return undefined;
  const marked = sayMarked(tokens, things) ?? sayOneOf(tokens, things);
  if (marked) return marked;
  const does = sayPredicate(tokens, things);
  return does && `${listOf(things.all.map(asSubject))} ${does}`;
}

/** "da ritirare con carro attrezzi". */
function sayTask(tokens: readonly Token[]): string | undefined {
  const [first, second] = tokens;
  return first?.text === 'da' && second && isInfinitive(second) ? `è ${typedFrom(tokens, 0)}` : undefined;
}

/** "tamponata davanti a gennaio", "mai riverniciata in vita sua". */
function sayOfCar(tokens: readonly Token[]): string | undefined {
  const when = /^(?:già|appena|sempre|mai)$/u.test(tokens[0]?.text ?? '') ? tokens[0] : undefined;
  const at = when ? 1 : 0;
  const first = tokens[at];
  if (!first || !isDone(first.text) || first.adjectives.every((form) => form.plural)) return undefined;
  if (tokens.length === at + 1 || !isAdjunct(tokens, at + 1) || tokens.at(-1)?.text === 'sempre')
    return undefined;
  const what = `stat@ ${first.typed.slice(0, -1)}@ ${typedFrom(tokens, at + 1)}`;
  if (when?.text === 'mai') return `non è mai ${what}`;
  return when ? `è ${when.typed} ${what}` : `è ${what}`;
}
