import type { Language } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import { spelledOut } from '../../vocabulary/says-the-same.ts';
import type { Note } from './note.ts';
import { tidy } from './split-notes.ts';
import { standsAsTyped } from './stands-as-typed.ts';

/**
 * Returns how a damage or condition of sale begins that no table understands whole, as a note by itself: "una botta sul
 * portellone" of "una botta sul portellone lasciata così e scalata dal prezzo". Undefined of what is understood whole or
 * told as typed, where nothing is understood, and where what follows could turn it round.
 */
export function readBeginning(note: Note): Note | undefined {
  const { kind, language, text: whole } = note;
  const mayBegin = (kind === 'damage' || kind === 'deal') && note.meanings.length === 0;
  if (!mayBegin || standsAsTyped(whole, language)) return undefined;
  const words = whole.split(' ');
  for (let count = words.length - 1; count >= 2; count--) {
    const begun = readUnderstood(words.slice(0, count), language);
    // Words that add nothing belong to what follows: "strisciata sul passaruota che".
    if (!begun || begun.says === readUnderstood(words.slice(0, count - 1), language)?.says) continue;
    const rest = words.slice(count).join(' ');
    if (turnsRound.test(rest) || (kind === 'deal' && limits.test(rest))) return undefined;
    const { text, meanings } = begun;
    const isOfKind = meanings.every((meaning) => kindOfMeaning(meaning) === kind);
    return isOfKind ? { ...note, text, meanings } : undefined;
  }
  return undefined;
}

/** Some words, what they say, and that in one line to compare by; undefined where a table does not know them all. */
function readUnderstood(words: readonly string[], language: Language) {
  const text = tidy(words.join(' '));
  if (words.length < 2 || !isUnderstood(text, allTermWords[language])) return undefined;
  const meanings = findMeanings(text, allTermWords[language]);
  return { text, meanings, says: meanings.map(spelledOut).join() };
}

const turnsRound =
  /(?<!\p{L})(?:no|non|mai|senza|ma|però|né|già|tranne|salvo|esclus\p{L}*|riparat\p{L}*|sistemat\p{L}*|rifatt\p{L}*|tolt\p{L}*|male|grossolan\p{L}*|provvisori\p{L}*|parzial\p{L}*|quasi|forse|ancora|not?|never|without|but|already|nicht|kein\p{L}*|ohne|aber|schon|bereits|pas|sans|mais|déjà|sin|pero|ya)(?!\p{L})/iu;

/** A sum, a date or a condition, without which a term would promise more. */
const limits =
  /\d|(?<!\p{L})(?:se|con|solo|oppure|o|if|with|only|or|wenn|mit|nur|oder|si|avec|seulement|ou|con|sólo)(?!\p{L})/iu;
