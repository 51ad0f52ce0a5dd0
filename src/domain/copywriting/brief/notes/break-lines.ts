import { decodeEntities } from './decode-entities.ts';

const breaks =
  /<(?:br|hr|li|dt|dd)(?:\s[^<>]{0,300})?\/?>|<\/(?:p|li|div|tr|td|th|dt|dd|h[1-6]|[uo]l)\s{0,9}>/giu;

/** Returns text with its entities as the signs they are and line breaks where its markup stood for them. */
export const breakLines = (text: string): string =>
  decodeEntities(text)
    .replace(breaks, '\n')
    .replace(/\n(?:\s*\n)+/gu, '\n');
