import { isCounted } from '../../../brief/notes/noun-of.ts';
import type { Random } from '../../seeded-random.ts';
import type { Filling, ToldFacts } from '../../text/fill-template.ts';
import type { FactNoun } from './fact-nouns.ts';
import {
  type NounPhrase,
  type Preposition,
  withArticle,
  withIndefinite,
  withPreposition,
} from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';

/** The engine once its fuel has been told, or when nobody stated it. */
const plainEngine: NounPhrase & { fact: string } = { text: 'motore', gender: 'm', fact: '' };

const prepositions: Record<string, Preposition> = {
  al: 'a',
  del: 'di',
  dal: 'da',
  nel: 'in',
  sul: 'su',
  col: 'con',
};

/** What is untold of some facts as a list: bare, or each with the article (`il`, `un`) or preposition named. */
export function tellList(
  form: string,
  names: readonly string[],
  nouns: Record<string, FactNoun | undefined>,
  told: ToldFacts,
  random: Random,
): Filling | undefined {
  const found = names
    .flatMap((name) =>
      name === 'engine' && (told.has('fuelType') || !nouns.engine)
        ? [plainEngine]
        : (nouns[name]?.(random) ?? []),
    )
    .filter(({ fact }) => !told.has(fact));
  if (found.length === 0) return undefined;
  const hasSize = (nouns.cv && !told.has('power')) || (nouns.cc && !told.has('displacement'));
  if (found.includes(plainEngine) && (names.length > 1 || !hasSize)) return undefined;
  const items = found.map((noun, index) => sayNoun(noun, form, index));
  return { text: listOf(items), facts: found.map(({ fact }) => fact).filter((fact) => fact !== '') };
}

function sayNoun(noun: NounPhrase, form: string, index: number): string {
  if (form === '') return noun.text;
  if (form === 'un') return withIndefinite(noun);
  const preposition = prepositions[form];
  if (form === 'il' && isCounted(noun.text)) return noun.text;
  if (!preposition || (form === 'col' && index > 0)) return withArticle(noun);
  return withPreposition(preposition, noun);
}
