import type { Gender } from './articles.ts';
import { elide } from './elision.ts';

/**
 * A filled phrase as French prints it: "prêt@" and "(neuf/neuve)" agree with the car, short words
 * elide, high punctuation stands off by a space that does not break, sentences begin with a capital.
 */
export function polish(phrase: string, gender: Gender): string {
  const agreed = phrase
    .replaceAll('@', gender === 'f' ? 'e' : '')
    .replace(/\(([\p{L}-]*)\/([\p{L}-]*)\)/gu, (_, m: string, f: string) => (gender === 'f' ? f : m))
    .replace(/['’]/g, '’')
    .replace(/[ \t\n\r]+/g, ' ');
  return elide(agreed)
    .replace(/ ([,.])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/,(?= ?[.;:?])/g, '')
    .replace(/[ \u00a0]?([;?»])/g, '\u00a0$1')
    .replace(/[ \u00a0]?:(?= |$)/g, '\u00a0:')
    .replace(/« ?/g, '«\u00a0')
    .replace(/(^|[.?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
}
