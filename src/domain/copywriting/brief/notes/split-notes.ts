import { piecesOf } from './pieces-of.ts';

const sentenceEnds =
  /\n+|[;•·●▪◦►✓✔→]+|\s[-–—]+\s|\s\/+\s(?!export|estero)|(?<=[\p{L}\d])\/ (?=\p{L}|\d)|^[-–—]+\s?|[!?]+|\.(?=\s|$)|(?<=[a-zàèéìòù)])\.(?=\p{Lu})|(?<=\p{L}{3}[aeiouàèéìòùAEIOU]|\d{4}|\/\d\d|(?<!\p{L})(?:no|ok|NO|OK))\.(?=\p{L}{2})|(?<=\p{L}{7})\.(?=\p{Ll}{2,} )|(?<=\d{2})\.(?=\p{Lu}\p{Ll}{2})/gmu;
/** A comma in short brackets parts no items: "(sonda lambda, preventivo 180 €)". */
const itemEnds =
  /(?!(?<=(?<!optional|accessori|dotazione|davvero|pack|full) ?\([^()]{0,90}),[^()]{0,90}\))(?:,(?!\d)|(?<!\d),(?=\d))|\s\+\s?(?!\d[\d.]*(?:\s?(?:€|euro(?!\p{L})))?\s*(?:$|[,;.\n]))|\s{2,}/gu;

/** A sentence of the notes as typed, and the items that its commas part. */
export interface TypedSentence {
  text: string;
  items: readonly string[];
  /** A full stop ends it, and its line or the notes go no further or on with a capital. */
  isStopped: boolean;
}

/** Returns the notes as sentences, each with its items: one thing per item. */
export function splitNotes(notes: string): TypedSentence[] {
  return piecesOf(withinBrackets(notes), sentenceEnds)
    .map(({ text, end }) => ({
      text: closeUp(text),
      isStopped: stop.test(notes.slice(end)),
      items: piecesOf(text, itemEnds)
        .map((item) => closeUp(item.text))
        .filter((item) => tidy(item) !== ''),
    }))
    .filter(({ items }) => items.length > 0);
}

const stop = /^\.(?=\s*(?:\n|$)|\s+\p{Lu})/u;

/** Returns the items of the notes as they were typed, with their places (UTF-16 units, end excluded). */
export function locateItems(notes: string): { start: number; end: number; text: string }[] {
  return piecesOf(withinBrackets(notes), sentenceEnds).flatMap((sentence) =>
    piecesOf(sentence.text, itemEnds).map(({ start, end, text }) => ({
      ...{ start: sentence.start + start, end: sentence.start + end, text },
    })),
  );
}

/** No sentence ends within brackets; each sign stays one sign. */
const withinBrackets = (notes: string) =>
  notes.replace(/\([^()\n]{1,100}\)/gu, (bracket) =>
    bracket.replace(/[!?.](?=[)!?.])/gu, ' ').replace(/[!?;](?= )|\.(?= [\p{Ll}\d])/gu, ','),
  );

/** The words without quotes, brackets and stray punctuation around them. */
const closeUp = (text: string) =>
  text
    .replace(/[\s"“”«»…]+/gu, ' ')
    .replace(/ ?: ?/gu, ': ')
    .trim()
    .replace(/^[\s.,:'’+&/–—-]+|[\s.,:+&/–—-]+$/gu, '')
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/u, '$1$2')
    .trim();

const headings =
  /^(?:optional(?:s)?|accessori|dotazion[ei]|equipaggiament[oi]|note|extra|condizioni|inoltre|più|e|ed|con|anche(?! (?:per )?(?:l['’])?(?:export|esportazione|estero))|presente|presenti|dotat[ao] di|complet[ao] di|fornit[ao] (?:di|con)|full optional)\s*[:,-]?\s+(?=\S)/iu;

/** An item without headings, leading article, brackets and stray punctuation: what is read of it. */
export function tidy(item: string): string {
  return closeUp(item.replace(/[()]+/gu, ' '))
    .replace(headings, '')
    .replace(/^[^:]{0,24}\b(?:optional|accessori|dotazione|equipaggiamento|note)\b[^:]{0,12}:\s*/iu, '')
    .replace(/^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s(?!uso |sol[ao] |prop)|l[’'](?=\p{L}))/iu, '')
    .trim();
}
