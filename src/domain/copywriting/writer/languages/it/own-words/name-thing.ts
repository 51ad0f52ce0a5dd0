import type { Noun } from '../../../../brief/notes/noun-of.ts';
import { withArticle, withIndefinite } from '../grammar/articles.ts';
import { headNounOf, isPartOfAnyCar } from './own-nouns-lexicon.ts';

/** A thing as it stands in a list of things. */
export interface NamedThing {
  text: string;
  /** "ci sono" and not "c'è". */
  plural: boolean;
}

/** Returns a thing with its article; undefined when neither its gender nor a code or name at its head is known. */
export function nameThing(typed: string): NamedThing | undefined {
  const text = lowered(typed);
  if (isNoThing(text)) return undefined;
  if (/^\p{L}+ e \p{L}+[ei](?!\p{L})/u.test(text) && headNounOf(text)) return { text, plural: true };
  if (/^(?:qualche|un[ao]?|altr[oa]) |^un['’]/iu.test(text)) return { text, plural: false };
  if (/^\d+ /u.test(text) && !headNounOf(text.replace(/^\d+ /u, ''))) return undefined;
  if (
    /^(?:\d+ |due |tre |quattro |cinque |sei |alcun[ie] |vari[e]? |tant[ie] |molt[ie] |i |gli |le )/iu.test(
      text,
    )
  )
    return { text, plural: true };
  if (/^(?:il |lo |la |l['’])/iu.test(text))
    return headNounOf(text.replace(/^(?:il |lo |la |l['’])/iu, '')) && { text, plural: false };
  if (unfinished.test(text) || bareParts.test(text)) return undefined;
  if (/^(?:solo|mai|sempre|no|non|più|meno|anche|senza) /iu.test(text)) return undefined;
  const [, small = '', ending = '', what = ''] =
    /^((?:legger|piccol|liev|grand|ulterior)([oae])) (\p{L}.*)$/iu.exec(text) ?? [];
  const sized = small === '' ? undefined : headNounOf(what);
  if (sized && !sized.plural && (ending === 'e' || (ending === 'a') === (sized.gender === 'f')))
    return { text: withIndefinite({ text, ...sized }), plural: false };
  const noun = headNounOf(text);
  if (noun && isPartOfAnyCar(text)) return { text: withArticle({ text, ...noun }), plural: noun.plural };
  if (uncounted.test(text)) return { text, plural: false };
  if (noun) return { text: noun.plural ? text : withIndefinite({ text, ...noun }), plural: noun.plural };
  if (isCode.test(text)) return tooShort.test(text) ? undefined : { text, plural: false };
  const guessed = guessNoun(text);
  return (
    guessed && { text: guessed.plural ? text : withIndefinite({ text, ...guessed }), plural: guessed.plural }
  );
}

/** Words that only a clause or a note holds: no car "has an oil every year" or "the I use it on Sundays". */
const isNoThing = (text: string): boolean =>
  /(?<!\p{L})(?:fra|tra|ogni|sempre|mai|ora|poi|appena|così|prossim[oa]|zona|possibile (?:fra|a|entro))(?!\p{L})/iu.test(
    text,
  ) ||
  /^(?:l[oa] |l['’])(?:uso|usiamo|tengo|vendo|cedo|guido|porto|lavo|lascio|do|ho|abbiamo)(?!\p{L})/iu.test(
    text,
  ) ||
  /chi (?:sa|vuole)(?!\p{L})/iu.test(text) ||
  /^(?:memoria|ultim[oa] (?:a|nel|ad) .*|\d+ (?:pollici|mesi|km|anni)(?!\p{L}).*)$/iu.test(text) ||
  (isCode.test(text) && text.split(' ').length > longestCode);

const longestCode = 3;

/** "torcia magnetica", "ripetitori laterali": the adjective tells gender and number of a noun that no list holds. */
function guessNoun(text: string): Noun | undefined {
  const [, head = '', adjective = ''] = /^(\p{L}{4,}) (\p{L}{4,})(?= |$)/u.exec(text) ?? [];
  if (head === '' || head === adjective || noNoun.test(head)) return undefined;
  const ends = head.slice(-1) + adjective.slice(-1);
  if (/^a[ae]$/u.test(ends)) return { gender: 'f', plural: false };
  if (/^o[oe]$/u.test(ends)) return { gender: 'm', plural: false };
  if (ends === 'ee' && /[aiu]te$/u.test(adjective)) return { gender: 'f', plural: true };
  return ends === 'ii' ? { gender: 'm', plural: true } : undefined;
}

/** Participles and adjectives that notes begin with. */
const noNoun =
  /(?:[aiu]t|ess|[st]t|ors|lus|pres|chius)[oaie]$|^(?:bell|brutt|ottim|buon|unic|nuov|vecchi|rar|splendid|pulit|ner|bianc|ross|grigi|verd|prim|second|ultim|tutt|poc|molt|tant|sempre|quasi|seri|car|san|vera|vero|solo|sola|altro|altra|stesso|stessa)[oaie]?$/u;

/** A noun alone that every car has says nothing, nor does what begins or ends with a bare adjective or half a word. */
const unfinished =
  /^(?:ultim[oa] \d|altrimenti|virtual$|hard$|ante$)|(?<!\p{L})(?:scad|no)$|^(?:distribuzione|motore|cambio|aria .*|visione .*|arrivo .*|(?:auto|macchina|vettura)(?: .*)?|meccanica|carrozzeria|interni)$/iu;

/** Parts that wear out, with nothing said of them. */
const bareParts =
  /^(?:sensori|tetto|pastiglie|dischi|braccetti|ammortizzatori|freni|candele|filtr[oi]|olio|liquido(?: \p{L}+)?|spazzole|frizione|volano|distribuzione|cinghi[ae]|pompa|batteria|gomme|pneumatici|tagliand[oi]|tubi|bracci|testine|cuscinetti|turbina|iniettori|marmitta)(?: (?:e|anterior[ei]|posterior[ei]|acqua|freni|abitacolo|aria|olio|metano|gasolio|tergicristalli|sterzo))*$/iu;

/** "PDLS", "MBUX doppio schermo", "CarPlay a filo". */
const isCode = /^(?:[\p{Lu}\d-]{2,}|\p{Lu}?\p{Ll}+\p{Lu}\p{L}*)(?!\p{L})/u;

/** "SI", "NB Phase 2", "C": letters that may stand for anything. */
const tooShort = /^(?:\p{L}{1,2}|[\p{L}\d]{1,2} .*)$/u;

const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}+(?: |$)/u.test(text) && !makers.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Names that stay as they are at the start of a thing. */
const makers = /^(?:Webasto|Truma|Fiamma|Thule|Bose|Alpine|Pioneer|Sparco|Recaro|Bilstein|Brembo)(?!\p{L})/u;

/** Of such a thing there is some and not one. */
const uncounted = /^(?:ruggine|usura|moquette|alcantara|assistenza)(?!\p{L})/iu;
