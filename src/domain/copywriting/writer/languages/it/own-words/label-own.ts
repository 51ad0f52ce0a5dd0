import { topicWord } from '../../../../brief/notes/lexicon/topics-lexicon.ts';
import { lowered } from './lowered.ts';

/**
 * Returns what is said of a thing in shorthand behind its name and a colon, as advertisements do: "tagliandi: solo
 * MB, ultimo a 85.000 km". Undefined of words that begin with no known thing or say nothing of it.
 */
export function labelOwn(text: string): string | undefined {
  const [, thing = '', rest = ''] = labelled.exec(text) ?? [];
  if (!topicWord.test(thing) || rest === '' || unsaid.test(rest)) return undefined;
  const name = /^SOH$/iu.test(thing) ? 'stato di salute della batteria (SOH)' : lowered(thing);
  return `${name}: ${rest.replace(turn, ', ').replace(/, NO /gu, ', no ')}`;
}

/** Whether words say something of a thing so shortly that no sentence holds them. */
export const isTelegraphic = (text: string): boolean => {
  const [, thing = '', rest = ''] = labelled.exec(text) ?? [];
  return topicWord.test(thing) && (telegraphic.test(rest) || telegraphic.test(` ${rest}`));
};

/** The thing with what tells which of them it is. */
const labelled =
  /^((?:ultim[oa] |second[oa] |grande )?[\p{L}-]+(?: (?:GPL|metano|gas|audio|elettric[oa]|automatic[oa]|manuale|estiv[ei]|invernali|anterior[ei]|posterior[ei]|(?:4|quattro) stagioni|cilindri|grande|annuale|completo|di (?:distribuzione|ricarica|cortesia|scorta|carico|traino)|in (?:lega|pelle|tessuto)|batteria|apribile|panoramico|carico|cambio|motore|differenziale|ZF|frizione|freni|dischi|pastiglie|gomme|termica|usato))*) ((?!(?:e|ed|o|di|del|dell[aoe]|dei|degli|che|con|è|sono|ha|hanno)(?!\p{L})|d['’]).+)$/iu;

/** "fa", "sempre", "solo": with a verb these would stand elsewhere. */
const telegraphic =
  /(?<!\p{L})(?:fa|sempre|solo|ultim[oaie]|poi|ogni|ok|max|massimo|circa|no|dal|ora)(?!\p{L})/iu;

/** Words that say nothing by themselves. */
const unsaid = /^\p{L}+$/iu;

/** Where the words go on to something else. */
const turn =
  /(?<=[\p{L}\d%)])(?<!(?<!\p{L})(?:da|di|a|con|per|dal|in)),? (?=(?:ultim[oa]|poi|no|non|ma|ora|valid[oaie]|scadenza|scad\.|solo|ok)(?!\p{L})(?! original| \(|$))/giu;
