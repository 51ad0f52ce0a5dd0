import { boundMarks } from '#domain/shared/bound-marks.ts';

const longest = 200;

/**
 * Text as the dictionaries spell it: lower case, without accents, with single spaces, at most
 * 200 characters: `Boîte de vitesse :` becomes `boite de vitesse`.
 */
export function plainWords(text: string): string {
  const start = text.slice(0, longest);
  return (isAscii.test(start) ? start.toLowerCase() : withoutAccents(start))
    .replace(/[^a-z0-9+/&]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
}

const isAscii = /^[\0-\x7f]*$/;

const withoutAccents = (text: string) =>
  boundMarks(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l');
