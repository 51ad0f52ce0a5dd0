import type { Random } from '../../seeded-random.ts';
import type { Filling, ToldFacts } from '../../text/fill-template.ts';
import type { FactNoun } from './fact-nouns.ts';
import { type NounPhrase, withArticle, withIndefinite } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';

/** The engine once its fuel has been told, or when nobody stated it. */
const plainEngine: NounPhrase & { fact: string } = { text: 'motor', gender: 'm', fact: '' };

/** What is untold of some facts as a list: bare, or each with the article (`el`, `un`) or "al", "del" named. */
export function tellList(
  form: string,
  names: readonly string[],
  nouns: Record<string, FactNoun | undefined>,
  told: ToldFacts,
  random: Random,
): Filling | undefined {
  const found = names.flatMap((name) => nouns[name]?.(random) ?? []).filter(({ fact }) => !told.has(fact));
  const hasSize = (nouns.cv && !told.has('power')) || (nouns.cc && !told.has('displacement'));
  if (found.length === 0 && names[0] === 'engine' && names.length === 1 && hasSize) found.push(plainEngine);
  if (found.length === 0) return undefined;
  return {
    text: listOf(found.map((noun) => sayNoun(noun, form))),
    facts: found.map(({ fact }) => fact).filter((fact) => fact !== ''),
  };
}

function sayNoun(noun: NounPhrase, form: string): string {
  if (form === '') return noun.text;
  if (form === 'un') return withIndefinite(noun);
  const preposition = { al: 'a ', del: 'de ' }[form] ?? '';
  return preposition + withArticle(noun);
}
