import { type Meaning, places } from '../meaning.ts';
import type { TermWords } from '../term-words.ts';
import { attachClause } from './attach-clause.ts';
import { hasPlaces, isBodyPart } from './attaching-lexicon.ts';
import type { Draft } from './draft.ts';
import { readTokens, type Token } from './read-tokens.ts';
import { indexOf } from './term-index.ts';

/** What a text says, and the pieces of it that nothing could be made of. */
export interface ReadText {
  meanings: Meaning[];
  leftovers: Token[];
}

/** The text clause by clause; a clause that only adds to the one before a comma is put to it. */
export function readText(text: string, words: TermWords): ReadText {
  const index = indexOf(words);
  const meanings: Draft[] = [];
  const leftovers: Token[] = [];
  for (const { sign, tokens } of clausesOf(readTokens(text, index))) {
    const last = goesOn.test(sign) ? meanings.at(-1) : undefined;
    const clause = attachClause(text, tokens, { index, words, last });
    leftovers.push(...clause.leftovers);
    const damage = last && hasPlaces.has(last.term) ? last : undefined;
    if (damage && clause.meanings.length > 0 && clause.meanings.every(isOnlyPart)) {
      damage.places.push(...clause.meanings.map(({ term, modifiers }) => ({ term, modifiers })));
    } else meanings.push(...clause.meanings);
  }
  for (const meaning of meanings) meaning.places = nearest(meaning.places);
  return { meanings, leftovers };
}

/** "ammaccature carrozzeria fiancata sinistra": on the bodywork goes without saying where the panel is named. */
const nearest = (places: Draft['places']) =>
  places.length > 1 && places.some(({ term }) => !skin.has(term))
    ? places.filter(({ term, modifiers }) => !skin.has(term) || modifiers.length > 0)
    : places;

const skin: ReadonlySet<string> = new Set(['bodywork', 'paint']);

/** Signs after which a thing just named can be spoken of further. */
const goesOn = /^[,:()-]$/u;

function clausesOf(tokens: readonly Token[]) {
  const clauses: { sign: string; tokens: Token[] }[] = [{ sign: '', tokens: [] }];
  for (const token of tokens) {
    if (token.is === 'break') clauses.push({ sign: token.sign, tokens: [] });
    else clauses.at(-1)?.tokens.push(token);
  }
  return clauses.filter((clause) => clause.tokens.length > 0);
}

/** A part with nothing said of it but where it is: "danno a paraurti, cofano, faro destro". */
const isOnlyPart = ({ term, modifiers, figure, count, km, date, name }: Draft) =>
  isBodyPart(term) &&
  [figure, count, km, date, name].every((detail) => detail === undefined) &&
  modifiers.every((modifier) => where.has(modifier));

const where: ReadonlySet<string> = new Set(places);
