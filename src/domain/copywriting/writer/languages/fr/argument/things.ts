import type { Car } from '../../../../brief/car/car.ts';
import { type Term, terms } from '../../../../vocabulary/terms.ts';
import { frenchTerms } from '../../../../vocabulary/words/fr.ts';
import type { Thing } from '../../../argument/arguments.ts';
import { withA, withArticle, withDe } from '../grammar/articles.ts';

import type { SaidMeaning } from '../say-meaning.ts';
import { sayNote } from '../say-note.ts';

/** What the notes say, each thing in its French forms. */
export function things(car: Car): Thing[] {
  return car.notes.flatMap((note) =>
    (sayNote(note) ?? []).flatMap((said, part): Thing[] => {
      const meaning = note.meanings[part];
      if (!meaning) return [];
      const { term, modifiers, places, name, figure, count, km, date } = meaning;
      const isNoun = said.noun !== undefined;
      const kind = kindOf(note.kind, term, isNoun);
      return [
        {
          fact: `note ${note.id}.${part}`,
          ...(alsoTells[term] ? { also: alsoTells[term] } : {}),
          term,
          kind,
          isNoun,
          isUsual: isNoun === (frenchTerms.terms[term][0] !== 'v'),
          isPlural: said.noun?.plural ?? false,
          isBare:
            modifiers.length === 0 &&
            places.length === 0 &&
            [name, figure, count, km, date].every((detail) => detail === undefined),
          form: (form) => formOf(said, kind, form),
        },
      ];
    }),
  );
}

/** An offer goes with the price, and "n’a pas de roue de secours" stands in no row of things. */
function kindOf(kind: Thing['kind'], term: Term, isNoun: boolean): Thing['kind'] {
  const own = terms[term];
  if (own === 'deal') return 'deal';
  if (kind === 'damage' || kind === 'state') return kind;
  const wanted = own === 'equipment' || own === 'history' ? own : kind;
  return wanted === 'equipment' && !isNoun ? 'history' : wanted;
}

/** Things that a field of the form says too. */
const alsoTells: Partial<Record<Term, string>> = { zeroKm: 'condition' };

/** "l’attelage", bare "attelage", "un attelage", "de l’attelage", "à l’attelage"; damage as it is listed. */
function formOf({ text, listed, noun }: SaidMeaning, kind: Thing['kind'], form: string): string {
  if (!noun || form === '0') return text;
  const isName = listed === text && !noun.plural;
  if (form === 'un' || kind === 'damage' || kind === 'state') return listed;
  if (isName || /^(?:quelques|plusieurs|\d) ?/u.test(text)) return form === '' ? text : `${form} ${text}`;
  if (form === 'de') return withDe(noun);
  return form === 'à' ? withA(noun) : withArticle(noun);
}

/** "(aide/aident)" in the number of what it speaks of; the gender of the car is `@`. */
export const agree = (text: string, plural: boolean) =>
  text.replace(/\(([\p{L}’' ]+)\/([\p{L}’' ]+)\)/gu, (_, one: string, many: string) => (plural ? many : one));
