import { hasInstruction } from './has-instruction.ts';
import { isDamage } from './lexicon/damage.ts';

/**
 * The notes as a list of sentences, each a list of items: one thing per item. From an order to the
 * writer on, the rest of its sentence is dropped with it.
 */
export function splitNotes(notes: string): string[][] {
  return notes
    .split(/\n+|[;•·●▪◦►✓✔→]+|\s[-–—/]+\s|^[-–—]+\s?|[!?]+|\.(?=\s|$)|(?<=[a-zàèéìòù)])\.(?=\p{Lu})/gmu)
    .map((sentence) => splitSentence(sentence))
    .filter((items) => items.length > 0);
}

function splitSentence(sentence: string): string[] {
  const items = sentence
    .split(/,(?!\d)|\s\+\s?|\s{2,}/u)
    .map((item) => tidy(item))
    .filter((item) => item !== '' && item.length <= longestItem);
  const order = items.findIndex((item) => hasInstruction(item));
  return order < 0 ? items : items.slice(0, order);
}

/** Longer than any thing one would repeat of a car. */
const longestItem = 200;

const headings =
  /^(?:optional(?:s)?|accessori|dotazion[ei]|equipaggiament[oi]|note|extra|condizioni|inoltre|più|e|ed|con|anche|presente|presenti|dotat[ao] di|complet[ao] di|fornit[ao] (?:di|con)|full optional)\s*[:,-]?\s+(?=\S)/iu;

/** An item without headings, leading article, quotes and stray punctuation. */
function tidy(item: string): string {
  return item
    .replace(/["“”«»()…]+/gu, ' ')
    .replace(/\s*:\s*/gu, ': ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[\s.,:'’+&/–—-]+|[\s.,:+&/–—-]+$/gu, '')
    .replace(headings, '')
    .replace(/^[^:]{0,24}\b(?:optional|accessori|dotazione|equipaggiamento|note)\b[^:]{0,12}:\s*/iu, '')
    .replace(/^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s(?!uso |sol[ao] )|l[’'](?=\p{L}))/iu, '')
    .replace(/:\s/gu, (colon, at: number, whole: string) => (isDamage(whole.slice(0, at)) ? colon : ' '))
    .trim();
}
