import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import { spelledOut } from '../../vocabulary/says-the-same.ts';
import type { Note } from './note.ts';
import { tidy } from './split-notes.ts';

/**
 * Returns how a damage or condition of sale begins that no table understands whole, as a note by itself: "una botta sul
 * portellone" of "una botta sul portellone lasciata così e scalata dal prezzo". Undefined where nothing is understood, or
 * where what follows could turn it round.
 */
export function readBeginning(note: Note): Note | undefined {
  const { kind, language } = note;
  if (kind !== 'damage' && kind !== 'deal') return undefined;
  const words = note.text.split(' ');
  const read = (count: number) => {
    const text = tidy(words.slice(0, count).join(' '));
    if (count < 2 || !isUnderstood(text, allTermWords[language])) return undefined;
    const meanings = findMeanings(text, allTermWords[language]);
    return { text, meanings, says: meanings.map(spelledOut).join() };
  };
  let count = words.length - 1;
  while (count > 1 && !read(count)) count--;
  // Words that add nothing belong to what follows: "strisciata sul passaruota che".
  while (read(count)?.says === read(count - 1)?.says && count > 1) count--;
  const beginning = read(count);
  const rest = words.slice(count).join(' ');
  if (!beginning || turnsRound.test(rest) || (kind === 'deal' && limits.test(rest))) return undefined;
  const { text, meanings } = beginning;
  return meanings.every((meaning) => kindOfMeaning(meaning) === kind)
    ? { ...note, text, meanings }
    : undefined;
}

const turnsRound =
  /(?<!\p{L})(?:no|non|mai|senza|ma|però|né|già|tranne|salvo|esclus\p{L}*|riparat\p{L}*|sistemat\p{L}*|rifatt\p{L}*|tolt\p{L}*|male|grossolan\p{L}*|provvisori\p{L}*|parzial\p{L}*|quasi|forse|ancora|not?|never|without|but|already|nicht|kein\p{L}*|ohne|aber|schon|bereits|pas|sans|mais|déjà|sin|pero|ya)(?!\p{L})/iu;

/** A sum, a date or a condition, without which a term would promise more. */
const limits =
  /\d|(?<!\p{L})(?:se|con|solo|oppure|o|if|with|only|or|wenn|mit|nur|oder|si|avec|seulement|ou|con|sólo)(?!\p{L})/iu;
