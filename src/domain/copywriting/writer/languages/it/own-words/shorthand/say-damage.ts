import { withPreposition } from '../../grammar/articles.ts';
import { listOf } from '../../grammar/lists.ts';
import { isAdjunct } from './is-adjunct.ts';
import { readThings, type Things } from './read-things.ts';
import { asObject, asPresent, asSubject } from './say-thing.ts';
import { isDamageNoun, isDone, isSaidOf } from './shorthand-lexicon.ts';
import { type Token, tokensOf } from './tokens.ts';

/** "qualche sassolino sul cofano", "segni d'uso nel vano e bozzo sul portellone". */
export function sayDamage(tokens: readonly Token[]): string | undefined {
  const things = readThings(tokens, 0);
  if (!things || things.next !== tokens.length || !things.all.every(({ head }) => isDamageNoun(head)))
    return undefined;
  const [first] = things.all;
  return `${first?.plural ? 'ci sono' : "c'è"} ${listOf(things.all.map(asPresent))}`;
}

/** "rotti faro sinistro e radiatore". */
export function sayParts(tokens: readonly Token[]): string | undefined {
  const [first] = tokens;
  if (!first || !isSaidOf(first.text) || !first.adjectives.length) return undefined;
  const isOfMany = first.adjectives.every((form) => form.plural);
  const things = [true, false]
    .filter((mayBeBare) => isOfMany || !mayBeBare)
    .map((mayBeBare) => readThings(tokens, 1, mayBeBare))
    .find((found) => found?.next === tokens.length);
  if (!things) return undefined;
  const plural = things.all.length > 1 || things.all.some((one) => one.plural);
  const agree = things.all.some((one) => first.adjectives.some((form) => form.gender === one.gender));
  if (!agree || !first.adjectives.some((form) => form.plural === plural)) return undefined;
  const been = isDone(first.text) ? ` stat${first.text.slice(-1)}` : '';
  return `${plural ? 'sono' : 'è'}${been} ${first.typed} ${listOf(things.all.map(asObject))}`;
}

/** "interni chiari con macchia sedile": the damage is one of the part. */
export function sayMarked(tokens: readonly Token[], { all, next }: Things): string | undefined {
  const [part, ...others] = all;
  const marks = tokens[next]?.text === 'con' ? readThings(tokens, next + 1) : undefined;
  if (!part || others.length > 0 || marks?.next !== tokens.length) return undefined;
  if (isDamageNoun(part.head) || !marks.all.every(({ head }) => isDamageNoun(head))) return undefined;
  return `${asSubject(part)} ${part.plural ? 'hanno' : 'ha'} ${listOf(marks.all.map(asPresent))}`;
}

/** "cerchi 17 (uno sfiorato dal marciapiede)". */
export function sayOneOf(tokens: readonly Token[], { all, next }: Things): string | undefined {
  const [whole] = all;
  const remark = tokens[next];
  if (!whole?.plural || all.length > 1 || tokens.length !== next + 1) return undefined;
  const [, one = '', how = ''] =
    /^\((un[oa]|due|tre) (\p{L}+[oaie](?: .+)?)\)$/u.exec(remark?.typed ?? '') ?? [];
  const [first, ...rest] = tokensOf(how);
  if (!first || !isSaidOf(first.text) || !isAdjunct(rest, 0)) return undefined;
  return `${one} ${withPreposition('di', whole)} ${/^un/u.test(one) ? 'è' : 'sono'} ${how}`;
}
