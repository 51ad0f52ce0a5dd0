import type { Car } from '../../../../brief/car/car.ts';
import { seatsMany } from '../../../../brief/car/is-worth-praise.ts';
import type { Meaning } from '../../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../../vocabulary/terms.ts';
import { frenchTerms } from '../../../../vocabulary/words/fr.ts';
import type { Thing } from '../../../argument/arguments.ts';
import { withA, withArticle, withDe } from '../grammar/articles.ts';

import { inShort } from '../lexicon/in-short.ts';
import type { SaidMeaning } from '../say-meaning.ts';
import { sayNote } from '../say-note.ts';
import { isJob, sayJob } from './say-job.ts';

/** What the notes say, each thing in its French forms. */
export function things(car: Car): Thing[] {
  return car.notes.flatMap((note) =>
    (sayNote(note) ?? []).flatMap((one, part): Thing[] => {
      const meaning = note.meanings[part];
      if (!meaning) return [];
      const said = ofMake(one, meaning, car);
      const { modifiers, places, name, figure, count, km, date } = meaning;
      const term = said.text.startsWith('câble ') ? 'chargingCable' : meaning.term;
      const isNoun = said.noun !== undefined;
      const isLeftOut = modifiers.includes('notIncluded') && isNoun;
      const kind = isLeftOut ? 'deal' : kindOf(note.kind, term, isNoun);
      return [
        {
          fact: `note ${note.id}.${part}`,
          ...(alsoTells[term] ? { also: alsoTells[term] } : {}),
          term,
          kind,
          // What of a damaged car is in order has clauses of its own.
          isNoun: isNoun && kind !== 'state',
          isUsual:
            isNoun === (frenchTerms.terms[term][0] !== 'v') && (term !== 'manySeats' || seatsMany(meaning)),
          isPlural: said.noun?.plural ?? false,
          isBare:
            modifiers.length === 0 &&
            places.length === 0 &&
            [name, figure, count, km, date].every((detail) => detail === undefined),
          form: (form) => {
            if (form === 'bref') return shortOf(car, meaning, said);
            if (!isJob(form)) return formOf(said, kind, form);
            return agree(
              sayJob({ ...meaning, term }, formOf(said, kind, ''), car, form),
              said.noun?.plural ?? false,
            );
          },
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

/** "dans le réseau Volkswagen" of a Volkswagen. */
export function ofMake(
  said: SaidMeaning,
  { term }: Pick<Meaning, 'term'>,
  { make }: Pick<Car, 'make'>,
): SaidMeaning {
  if (term !== 'servicedByMaker' || make === 'auto') return said;
  const text = said.text.replace('de la marque', make);
  return { ...said, text, listed: text };
}

/** "un seul propriétaire", "entretien réseau Volkswagen certifié": between two commas; of a thing its bare words. */
function shortOf({ make }: Car, { term, modifiers }: Meaning, { text, noun }: SaidMeaning): string {
  if (term === 'emissionClass') return text.replace('respecte la ', '');
  const short = inShort[term];
  if (noun || !short) return text;
  const known = make === 'auto' ? short.replace(' {make}', '') : short.replace('{make}', make);
  const isProven = modifiers.includes('certified') || modifiers.includes('documented');
  return isProven ? `${known} certifié`.replace('suivi certifié', 'suivi et certifié') : known;
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
