import type { Modifier, Place } from '../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { spanishTerms } from '../../../vocabulary/words/es.ts';
import { agree, type Form, formOf, pluralOf } from './grammar/agreement.ts';
import { withArticle } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { after, before, otherwise } from './lexicon/modifiers-lexicon.ts';
import { isManyIn } from './plural-in-notes.ts';

/** Things without a plural or an article: "óxido", "algo de desgaste". */
export const massNouns: ReadonlySet<Term> = new Set<Term>([
  'rust',
  'rustThrough',
  'wear',
  'mould',
  'bodyFiller',
]);

/** "asientos delanteros calefactables", "pequeños arañazos"; undefined when two words would stand before the noun. */
export function withModifiers(
  noun: string,
  modifiers: readonly Modifier[],
  form: Form,
  term: Term,
): string | undefined {
  const stem = (text: string) => text.slice(0, 5);
  const fresh = modifiers.filter((one) => !saidBy(noun, one) && !isPlain(one, term));
  const isMass = massNouns.has(term);
  if (isMass && fresh.some((one) => one === 'small' || one === 'light')) {
    const rest = fresh.filter((one) => one !== 'small' && one !== 'light');
    return withModifiers(`algo de ${noun}`, rest, form, term);
  }
  const first = (Object.keys(before) as (keyof typeof before)[])
    .filter((one) => fresh.includes(one))
    .map((one) => inFront(before[one], form));
  const [head = '', second = '', ...tail] = noun.split(' ');
  const isSplit =
    second !== '' &&
    (/^asientos con /u.test(noun) || !/^(?:de|del|con|para|por|en|a|sin|algo|\d+|y|tipo)$/u.test(second)) &&
    !/^(?:algo|\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)$/u.test(head);
  const isSeat = /^asientos con /u.test(noun);
  const close = isSplit ? fresh.filter((one) => closest.has(one) || (isSeat && one === 'electric')) : [];
  const middle = (Object.keys(after) as (keyof typeof after)[])
    .filter((one) => close.includes(one))
    .map((one) => agreeAll(after[one], form));
  const said = isSplit ? [head, ...middle, second, ...tail].join(' ') : noun;
  const words = (Object.keys(after) as (keyof typeof after)[])
    .filter((one) => fresh.includes(one) && !close.includes(one))
    .map((one) => {
      const [ofThese, say] = otherwise[one] ?? [];
      return ofThese?.includes(term) && say ? say : after[one];
    })
    .map((word) => agreeAll(word, form))
    .filter((word) => !noun.split(' ').some((known) => known.length > 4 && stem(known) === stem(word)));
  return first.length > 1 ? undefined : [...first, said, ...words].join(' ');
}

/** "asientos delanteros calefactables": these stand before the other adjectives. */
const closest: ReadonlySet<Modifier> = new Set<Modifier>(['front', 'rear', 'frontAndRear', 'sport', 'sides']);

/** What stands with the equipment is included: "incluye un cable incluido" would say it twice. */
const isPlain = (modifier: Modifier, term: Term) => modifier === 'included' && terms[term] === 'equipment';

/** "doble llave" is a pair of keys, "cámara de marcha atrás" is at the rear as it is. */
const saidBy = (noun: string, modifier: Modifier) =>
  (modifier === 'rear' && /atrás|traser|maletero|remolque/u.test(noun)) ||
  (modifier === 'glass' && /cristal|panorámico/u.test(noun)) ||
  (modifier === 'automatic' && /automátic|climatizador b|climatizador m/u.test(noun)) ||
  (modifier === 'sides' && /puertas correderas/u.test(noun)) ||
  (modifier === 'electric' && /eléctric/u.test(noun));

function inFront(word: string, form: Form): string {
  if (word === 'gran') return form.plural ? 'grandes' : 'gran';
  if (/^(?:algun|vari|much)os$/u.test(word)) return form.gender === 'f' ? word.replace('os', 'as') : word;
  if (word === 'tercer') return form.gender === 'f' ? 'tercera' : 'tercer';
  return agree(word, form);
}

const agreeAll = (word: string, form: Form) =>
  word.includes(' y ')
    ? word
        .split(' y ')
        .map((part) => agree(part, form))
        .join(' y ')
    : agree(word, form);

/** "en la puerta izquierda", "en paragolpes, capó y faro derecho". */
export function where(places: readonly Place[], typed: string): string | undefined {
  const parts = places.map(({ term, modifiers }) => {
    const [wordClass, say] = spanishTerms.terms[term];
    if (wordClass === 'v') return undefined;
    const both = modifiers.includes('frontAndRear');
    const isMany = isManyIn(typed, term) && !/ (?!de )/u.test(say);
    const form = { ...formOf(wordClass), plural: formOf(wordClass).plural || both || isMany };
    const noun = both || isMany ? say.replace(/^\S+/u, pluralOf) : say;
    const said = withModifiers(noun, modifiers, both ? { ...form, plural: false } : form, term);
    return said === undefined ? undefined : { said, form };
  });
  if (parts.some((part) => part === undefined)) return undefined;
  const known = parts as { said: string; form: Form }[];
  const [only] = known;
  if (known.length === 1 && only) return `en ${withArticle({ text: only.said, ...only.form })}`;
  return `en ${listOf(known.map(({ said }) => said))}`;
}
