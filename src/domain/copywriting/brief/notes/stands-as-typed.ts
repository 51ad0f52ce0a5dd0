import type { Language } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import type { TermWords } from '../../vocabulary/term-words.ts';
import { terms } from '../../vocabulary/terms.ts';
import { isOnlyAsTyped } from './lexicon/only-as-typed.ts';
import { tidy } from './split-notes.ts';

/** Whether an item of the notes is told in the seller's words only: what the tables read of it is not sure, so it counts for nothing. */
export function standsAsTyped(text: string, language: Language): boolean {
  if (language !== 'it') return false;
  const words = allTermWords.it;
  const item = tidy(text);
  return (
    isOnlyAsTyped(item) ||
    denialInBrackets.test(text) ||
    leavesOpen(item, words) ||
    isOfAnother(item, words) ||
    deniesBoth(item, words)
  );
}

/** "(no FSD)", split from its thing: what is denied there is not the thing, and no table reads it. */
export const denialInBrackets = /^\((?:no|non|senza) /iu;

/** "vendo a p.iva o export", "tetto apribile NO è fisso": one of two things holds, and no table says which. */
export const leavesOpen = (text: string, words: TermWords) =>
  /(?<!\p{L})(?:o|oppure|no è|non è)(?!\p{L})/iu.test(text) && findMeanings(text, words).length > 1;

/**
 * "cablaggio motore sostituito", "olio DSG a 105.000 km", "segni tappetino": of two things side by side one is a part or a
 * mark of the other, and no table says which; several of them share a plural: "cinghia pompa acqua fatte".
 */
function isOfAnother(text: string, words: TermWords): boolean {
  const found = findMeanings(text, words);
  return found.some((meaning, index) => {
    const next = found[index + 1];
    const between = next ? text.slice(meaning.end, next.start).trim() : ',';
    if (!next || !(between === '' || /^(?:per|x)(?: (?:il|lo|la|i|gli|le))?$/u.test(between))) return false;
    const kinds = [terms[meaning.term], terms[next.term]];
    if (kinds[0] === 'damage')
      return (
        meaning.term !== 'accidentDamage' &&
        meaning.term !== 'vandalism' &&
        kinds[1] !== 'damage' &&
        next.term !== 'seePhotos'
      );
    return kinds.includes('part') && !/[ei](?: .*)?$/u.test(/\p{L}+t[aeio](?!\p{L})/u.exec(text)?.[0] ?? 'a');
  });
}

/** "niente permute né rate", "no scambi e finanziamenti": the denial is of both, and the tables read it of the first. */
function deniesBoth(text: string, words: TermWords): boolean {
  const [, joint] = /^(?:no|non|niente|nessun\p{L}*|senza) .*? (ne|né|nè|e) /iu.exec(text) ?? [];
  if (joint === undefined) return false;
  const found = findMeanings(text, words);
  const last = found.at(-1);
  if (!last || found.length < 2 || last.modifiers.includes('missing')) return false;
  return joint !== 'e' || found.every((meaning) => kindOfMeaning(meaning) === 'deal');
}
