import { plainWords } from '../words/plain-words.ts';

/** True for a header or key of texts that are the dealer's alone: `note interne`, `private_notes`. */
export function isPrivateColumn(header: string): boolean {
  if (!hint.test(header)) return false;
  const words = plainWords(spoken(header));
  return alone.test(words) || (privateWord.test(words) && typedWord.test(words));
}

/** The name of a field inside an object or element: what stands inside `interno` is as private as `interno` is. */
export const nameInside = (outer: string, name: string): string =>
  hint.test(outer) && privateWord.test(plainWords(spoken(outer))) ? `${outer} ${name}` : name;

/** `dt_immatricolazione` and `kmPercorsi` as people say them. */
export const spoken = (key: string) => key.replace(/[_.-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** A stock file has thousands of cells that might be headers: those without one of these words are not spelled out. */
const hint = /intern|priv|r[ie]serva|confiden|vertraulich/i;
const privateWord =
  /\b(?:intern[aeo]?s?|internal|privat[aeo]?|privee?s?|privad[ao]s?|riservat[aeo]|reservad[ao]s?|confiden\w+|vertraulich\w*)\b/;
const typedWord =
  /\b(?:not[aes]|notes|notas|annotazion[ei]|anotaciones|osservazion[ei]|observa\w+|com?ment\w*|coment\w*|kommentar\w*|bemerkung\w*|anmerkung\w*|notiz\w*|hinweis\w*|remar\w*|descri\w*|beschreibung|texto?|testo|info\w*|memo)\b/;
/** `interno` alone is the inside of a car. */
const alone =
  /^(?:(?:ad |per )?uso interno|internal(?: use(?: only)?)?|intern|privat[aeo]?|privee?s?|privad[ao]s?|riservat[aeo]|confiden\w+|vertraulich)$/;
