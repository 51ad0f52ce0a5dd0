import { isDamage } from './lexicon/damage.ts';
import { piecesOf } from './pieces-of.ts';

const sentenceEnds =
  /\n+|[;•·●▪◦►✓✔→]+|\s[-–—/]+\s|^[-–—]+\s?|[!?]+|\.(?=\s|$)|(?<=[a-zàèéìòù)])\.(?=\p{Lu})/gmu;
const itemEnds = /,(?!\d)|\s\+\s?|\s{2,}/gu;

/** Longer than any thing one would repeat of a car. */
const longestItem = 200;

/** The notes as a list of sentences, each a list of items: one thing per item. */
export function splitNotes(notes: string): string[][] {
  return piecesOf(notes, sentenceEnds)
    .map(({ text }) =>
      piecesOf(text, itemEnds)
        .map((item) => tidy(item.text))
        .filter((item) => item !== '' && item.length <= longestItem),
    )
    .filter((items) => items.length > 0);
}

/** Returns the items of the notes as they were typed, with their places (UTF-16 units, end excluded). */
export function locateItems(notes: string): { start: number; end: number; text: string }[] {
  return piecesOf(notes, sentenceEnds).flatMap((sentence) =>
    piecesOf(sentence.text, itemEnds).map(({ start, end, text }) => ({
      ...{ start: sentence.start + start, end: sentence.start + end, text },
    })),
  );
}

const headings =
  /^(?:optional(?:s)?|accessori|dotazion[ei]|equipaggiament[oi]|note|extra|condizioni|inoltre|più|e|ed|con|anche|presente|presenti|dotat[ao] di|complet[ao] di|fornit[ao] (?:di|con)|full optional)\s*[:,-]?\s+(?=\S)/iu;

/** An item without headings, leading article, quotes and stray punctuation. */
export function tidy(item: string): string {
  return item
    .replace(/[\s"“”«»()…]+/gu, ' ')
    .replace(/ ?: ?/gu, ': ')
    .trim()
    .replace(/^[\s.,:'’+&/–—-]+|[\s.,:+&/–—-]+$/gu, '')
    .replace(headings, '')
    .replace(/^[^:]{0,24}\b(?:optional|accessori|dotazione|equipaggiamento|note)\b[^:]{0,12}:\s*/iu, '')
    .replace(/^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s(?!uso |sol[ao] )|l[’'](?=\p{L}))/iu, '')
    .replace(/:\s/gu, (colon, at: number, whole: string) => (isDamage(whole.slice(0, at)) ? colon : ' '))
    .trim();
}
