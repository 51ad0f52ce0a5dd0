const longest = 200;

/**
 * Text as the dictionaries spell it: lower case, without accents, with single spaces, at most
 * 200 characters: `Boîte de vitesse :` becomes `boite de vitesse`.
 */
export function plainWords(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9+/&]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
}
