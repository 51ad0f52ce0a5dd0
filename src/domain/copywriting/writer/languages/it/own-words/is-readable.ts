import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';

/**
 * Whether a buyer can read the seller's own words in a text: they hold no jest and no half words. All others are better
 * named to the seller; damage and terms are told all the same.
 */
export const isReadable = (own: OwnWords): boolean =>
  own.kind !== 'other' ||
  (!jest.test(own.text) && !bareFigure.test(own.text) && !shorthand.test(own.text.replace(code, '')));

/** "120mila": of what, no reader knows. */
const bareFigure = /^[\d.,]+ ?(?:mila|k|km|euro|€)?$/iu;

/** What is said with a wink is lost on the next reader. */
const jest =
  /(?<!\p{L})(?:^no è .*|giuro|eh eh|ah ?ah|boh|mica|chi (?:lo )?sa sa|lo so|come me|non me lo chiedete|alfisti|passate oltre|soprammobile|pianto|baratto)(?!\p{L})/iu;

/** "IMS", "PASM": who knows the car knows them. */
const code = /(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu;

/** Halves of a word before a slash, a warning, what a bracket denies: none of it is a thing the car has. */
const shorthand =
  /(?<![\p{L}\d])\p{L}\/\p{L}|^attenzione(?!\p{L})|(?<![\p{L}\d])(?!k[mgw]|c[vmc]|mm|fm|tv|pc|hp)[b-df-hj-np-tv-xz]{2,}(?![\p{L}\d])/u;
