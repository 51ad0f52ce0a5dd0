import { withArticle, withIndefinite, withPreposition } from '../grammar/articles.ts';
import { headNounOf, isPartOfAnyCar } from './own-nouns-lexicon.ts';

/** A thing as it stands in a list of things. */
export interface NamedThing {
  text: string;
  /** "ci sono" and not "c'è". */
  plural: boolean;
}

/** Returns a thing with its article; undefined when neither its gender nor a code or name at its head is known. */
export function nameThing(typed: string): NamedThing | undefined {
  const text = withPlace(lowered(typed));
  if (/^(?:qualche|un[ao]?|altr[oa]) |^un['’]/iu.test(text)) return { text, plural: false };
  if (/^(?:\d+ |due |tre |quattro |cinque |sei |alcun[ie] |vari[e]? |tant[ie] |molt[ie] |i |gli |le )/iu.test(text))
    return { text, plural: true };
  if (/^(?:il |lo |la |l['’])/iu.test(text)) return { text, plural: false };
  if (unfinished.test(text)) return undefined;
  if (/^(?:solo|mai|sempre|no|non|più|meno|anche|senza) /iu.test(text)) return undefined;
  const noun = headNounOf(text);
  if (noun && isPartOfAnyCar(text)) return { text: withArticle({ text, ...noun }), plural: noun.plural };
  if (noun) return { text: noun.plural ? text : withIndefinite({ text, ...noun }), plural: noun.plural };
  return isCode.test(text) ? { text, plural: false } : undefined;
}

/** A noun alone that every car has says nothing, nor does what begins or ends with a bare adjective or half a word. */
const unfinished = /^(?:ultim[oa] \d|altrimenti|virtual$|hard$|ante$)|(?<!\p{L})(?:scad|no)$|^(?:distribuzione|motore|cambio|meccanica|carrozzeria|interni)$/iu;

/** "PDLS", "MBUX doppio schermo", "CarPlay a filo". */
const isCode = /^(?:[\p{Lu}\d-]{2,}|\p{Lu}?\p{Ll}+\p{Lu}\p{L}*)(?!\p{L})/u;

const lowered = (text: string) => (/^\p{Lu}\p{Ll}+(?: |$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** "rugginina sottoporta": the place of a damage with its preposition. */
const withPlace = (text: string) =>
  text.replace(placed, (_, damage: string, place: string, after: string) => {
    const plural = /^(?:porte|portiere|fiancate|parafanghi|cerchi)$/iu.test(place) || /^ (?:\p{L}+)?(?:ori|iori|ri|ti)(?!\p{L})/iu.test(after);
    const gender = /^(?:port[ae]|portier[ae]|fiancat[ae]|soglia)$/iu.test(place) ? 'f' : 'm';
    return `${damage} ${withPreposition('a', { text: place, gender, plural })}${after}`;
  });

const placed =
  /^((?:\p{L}+ )?(?:graff\p{L}+|segn[io]|segnett\p{L}|schegg\p{L}+|ruggin\p{L}*|bozz[oi]|bott[ea]|ammaccatur\p{L}+|boll[ae]|bollicin\p{L}(?: di vernice)?|strisc\p{L}+|rig[ah]\p{L}*|crep[ae]|macchi[ae])) (paraurti|parafang[oh]i?|port[ae]|portier[ae]|fiancat[ae]|cofano|tetto|portellone|sottoporta|passaruota|parabrezza|cerchio|cerchi|telaio)(?!\p{L})(.*)$/iu;
