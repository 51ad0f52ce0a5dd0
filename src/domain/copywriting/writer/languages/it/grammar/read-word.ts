import { hasVerb } from '../../../../brief/notes/has-verb.ts';
import { properNames } from '../../../../brief/notes/lexicon/proper-names.ts';
import type { Noun } from '../../../../brief/notes/noun-of.ts';
import { loanWords } from '../lexicon/loan-words.ts';
import { knownNounOf, nounByEnding } from '../own-words/own-nouns-lexicon.ts';
import { formsOf, isShortened } from './word-forms.ts';

/** What a word is in a sentence; a `verb` may be any word that only a verb's ending tells of. */
export type WordKind =
  | 'article'
  | 'preposition'
  | 'conjunction'
  | 'adverb'
  | 'figure'
  | 'name'
  | 'verb'
  | 'word'
  | 'unknown';

/** A word as it was read: written small, with all that it may be as a noun and as an adjective. */
export interface Word {
  text: string;
  kind: WordKind;
  nouns: readonly Noun[];
  adjectives: readonly Noun[];
}

/** Returns what an Italian word is, as sellers type it; `unknown` where it may be shorthand. */
export function readWord(text: string): Word {
  const small = text.toLowerCase();
  const of = (kind: WordKind): Word => ({ text: small, kind, nouns: [], adjectives: [] });
  if (/^[\d.,/+-]*\d[\d.,/+-]*(?:%|°|€|"|a|cc|cv|km)?$/iu.test(text)) return of('figure');
  if (/@$/u.test(text) || /^\{/u.test(text)) return of('verb');
  if (text.length > 1 && articleWords.test(small)) return { ...of('article') };
  if (small === 'i' && text === 'i') return of('article');
  if (prepositions.test(small)) return of('preposition');
  if (conjunctions.test(small)) return of('conjunction');
  if (adverbs.test(small) || /^\p{L}{3,}mente$/u.test(small)) return of('adverb');
  const known = knownNounOf(small);
  const { nouns, adjectives } = formsOf(small);
  // "ABS", "LED", "Webasto", "PS4": names and codes.
  const isSpelt =
    properNames.has(small) || /\d/u.test(text) || /^\p{Lu}{1,4}$/u.test(text) || /^\p{L}+\p{Lu}/u.test(text);
  if (
    isSpelt &&
    !known &&
    !(/^\p{Lu}+$/u.test(text) && text.length > 4 && nouns.length + adjectives.length > 0)
  )
    return of('name');
  if (known) {
    const alike = nouns.filter(({ gender }) => gender === known.gender);
    // "il passaruota", "i passaruota": what is made of a verb and a noun has one form.
    const both = invariable.test(small) ? [{ ...known, plural: !known.plural }] : [];
    const fitting = adjectives.filter((one) => nouns.length === 0 || agrees(one, known));
    return { text: small, kind: 'word', nouns: [known, ...alike, ...both], adjectives: fitting };
  }
  if (isFiniteVerb(small) && !knowsAsNoun.test(small)) return of('verb');
  if (nouns.length + adjectives.length > 0) return { text: small, kind: 'word', nouns, adjectives };
  if (loanWords.has(small)) return of('name');
  const guessed = /(?:are|ere|ire)$/u.test(small) ? undefined : nounByEnding(small);
  if (guessed) return { text: small, kind: 'word', nouns: [guessed], adjectives: [] };
  // No form of a verb ends in a consonant, and shorthand mostly does.
  if (/^\p{L}{2,}[aeiouàèéìòù]$/u.test(small)) return of('verb');
  if (/^\p{Lu}\p{Ll}+$/u.test(text)) return of('name');
  const isForeign = /^\p{L}{4,}$/u.test(small) && /[aeiouy]/u.test(small) && !isShortened(small);
  return of(isForeign ? 'name' : 'unknown');
}

const knowsAsNoun = /^(?:porta|porte|carica|marcia|guida|parte|vale|pesa)$/u;
const invariable =
  /^(?:para|passa|alza|porta|copri|fendi|tergi|lava|poggia|appoggia|scalda)\p{L}|^(?:airbag|kit|box|spoiler|bar)$/u;

const isFiniteVerb = (word: string) => hasVerb(word, 'it');

const articleWords =
  /^(?:il|lo|la|le|gli|l'|un|un'|uno|una|del|dello|della|dell'|dei|degli|delle|al|allo|alla|all'|ai|agli|alle|dal|dallo|dalla|dall'|dai|dagli|dalle|nel|nello|nella|nell'|nei|negli|nelle|sul|sullo|sulla|sull'|sui|sugli|sulle|col|coi|quel|quello|quella|quell'|quei|quegli|quelle|qualche|alcuni|alcune|vari|varie|diversi|diverse|molti|molte|pochi|poche|tanti|tante|nessun|nessuna|nessun'|ogni|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)$/u;
const prepositions =
  /^(?:di|d'|per|a|ad|da|in|con|su|per|tra|fra|senza|dopo|prima|fino|entro|sotto|sopra|dietro|davanti|dentro|fuori|presso|verso|durante|tramite|contro|oltre|circa|causa|tranne|eccetto|salvo|vicino|lungo|secondo|come|da)$/u;
const conjunctions =
  /^(?:e|ed|o|oppure|ma|però|né|anche|che|ch'|chi|cui|se|perché|quando|dove|dov'|mentre|quindi|perciò|cosa|cos'|poi|più|meno|quale|quali|quanto|quanta|tanto|così|poiché|siccome|finché|appena|ancora)$/u;

const adverbs =
  /^(?:non|li|gliela|glielo|sempre|mai|solo|soltanto|già|quasi|molto|molta|poco|poca|po'|tutto|tutta|tutti|tutte|bene|male|ok|meglio|peggio|oggi|ieri|domani|ora|adesso|subito|spesso|qui|qua|lì|là|c'|ci|vi|si|s'|mi|m'|ti|t'|ne|n'|lo|l'|me|te|noi|voi|io|lui|lei|loro|nulla|niente|qualcosa|qualcuno|chiunque|nessuno|circa|abbastanza|troppo|davvero|insieme|inoltre|invece|forse|comunque|volentieri|via|giù|su|avanti|indietro|altro|altra|altri|altre|stesso|stessa|questo|questa|quest'|questi|queste|mio|mia|miei|mie|suo|sua|suoi|sue|nostro|nostra|nostri|nostre|vostro|vostra|vostri|vostre|proprio|propria|primo|prima|seconda|secondo|terzo|terza|quarto|unico|unica|ultimo|ultima|ultimi|ultime|tutt'|mezz'|anch'|sennò|grazie|ottimo|ottima|ottimi|ottime|sì|no)$/u;

/** Whether a noun has this gender and number, as far as they are given. */
export const agrees = (noun: Noun, { gender, plural }: Partial<Noun>) =>
  (gender === undefined || noun.gender === gender) && (plural === undefined || noun.plural === plural);
