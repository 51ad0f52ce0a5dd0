import { hasVerb } from '../../../brief/notes/has-verb.ts';
import type { Noun } from '../../../brief/notes/noun-of.ts';
import { tidy } from '../../../brief/notes/split-notes.ts';
import { headNounOf } from './own-words/own-nouns-lexicon.ts';

/**
 * Returns the seller's own words for a thing where they are written out and hold more than our name of
 * it ("frigo trivalente", "portellone che non si apre"), with the gender and number of their noun; undefined else.
 */
export function asTyped(note: string, said: string): { text: string; noun: Noun } | undefined {
  const text = lowered(tidy(note))
    .replaceAll("'", '’')
    .replace(/ (?:come da|vedi|vedere|visibil\p{L} in) foto$/iu, '');
  const words = text.split(' ');
  const rest = words.slice(1).join(' ');
  if (!/^[\p{L}’' -]+$/u.test(text) || several.test(text) || shorthand.test(text)) return undefined;
  if (!words.every(isWrittenOut) || contentOf(text) < contentOf(said)) return undefined;
  if (contentOf(text) === contentOf(said) && !isWhole(words)) return undefined;
  if (hasVerb(rest.replace(/(?<!\p{L})che .*$/u, ''), 'it')) return undefined;
  if (words.some((word, at) => at > 0 && isBare(word, words[at - 1] ?? ''))) return undefined;
  const noun = headNounOf(text);
  return noun && { text: [words[0], ...words.slice(1).map(named)].join(' '), noun };
}

/** Whether every word is joined to the noun by a preposition or agrees with it: "motore fuso", not "bombole metano". */
function isWhole([first = '', ...rest]: readonly string[]): boolean {
  const noun = headNounOf(first);
  if (rest.length === 0 || slang.test(rest.join(' '))) return false;
  const ends =
    noun && (noun.gender === 'f' ? (noun.plural ? /[ei]$/u : /[ae]$/u) : noun.plural ? /i$/u : /[oe]$/u);
  return rest.every(
    (word, at) =>
      joining.test(word) ||
      joining.test(rest[at - 1] ?? '') ||
      adverbs.test(word) ||
      (word.length > 3 && ends?.test(word) && !mass.test(word)),
  );
}

const adverbs = /^(?:appena|leggermente|molto|poco|tutto|tutta|ancora|quasi|bene|male|un|po’?)$/u;
/** What is understood among dealers only. */
const slang = /arrivat[ao]|in contrasto|da freddo|un po’ alt[ao]/u;
/** Nouns that dealers set behind another without a preposition. */
const mass =
  /^(?:acqua|sottoscocca|scocca|aria|benzina|casa|terra|neve|pioggia|olio|gasolio|metano|cambio|motore|freno|volante|smartphone|telefono)$/u;

/** "verricello warn": a word that ends like no Italian one is a maker's name. */
const named = (word: string) =>
  /^\p{Ll}{4,}$/u.test(word) && /[^aeiouàèéìòù]$/u.test(word) && !foreign.test(word)
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;

const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}+(?: |$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** More than one thing, or a thing that is not there. */
const several =
  /(?<!\p{L})(?:e|ed|o|oppure|più|no|non|senza|mai|nessun\p{L}?|zero|solo|sempre|ok)(?!\p{L})(?<!che non)/iu;

/** Half words that end like whole ones. */
const shorthand =
  /(?<!\p{L})(?:navi|clima|camera|telecamera|auto|servo|fendi|retro|cruise|touch|bluetooth|park|parcheggio|sensori|vetri|alza\p{L}*|specchi|gomme|cerchi|fari|luci|full|tagli|bollo|targ[ah]e?|pass|lato|pacchetto|pack|kit)(?!\p{L})/iu;

const foreign =
  /^(?:airbag|display|control|assist|start|stop|keyless|spoiler|tuning|camper|soft|hard|comfort|sport|design|system|alarm|touch|screen|roll|light|wireless|premium|plus|business|tetto|inox|hands|free|head|smart|sound|cross|climate|matrix|laser|full|color|bicolor|freezer|xenon)$/u;

/** "rete divisoria cani": a noun that nothing joins to the one before. */
const isBare = (word: string, before: string) =>
  headNounOf(word) !== undefined && !joining.test(before.toLowerCase()) && !/[’']/u.test(word);

/** Words that carry what is said; the others only join them. */
const contentOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[ ’']/u)
    .filter((word) => word.length > 1 && !joining.test(word)).length;
const joining =
  /^(?:d|di|del|dello|della|dei|degli|delle|dell|a|al|alla|da|dal|dalla|in|nel|nella|con|su|sul|sulla|per|il|lo|la|i|gli|le|un|una|che|lato)$/u;

const isWrittenOut = (word: string) =>
  /[aeiouàèéìòù]$/iu.test(word)
    ? word.length > 1 || /^[aei]$/iu.test(word)
    : joining.test(word.toLowerCase()) || /\p{L}{4}/u.test(word) || /[’'](?:\p{L}|$)/u.test(word);
