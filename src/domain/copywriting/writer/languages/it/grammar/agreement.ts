import type { Gender } from '../lexicon/gender-lexicon.ts';

/** "tagliandat-o/-a" and other adjectives of the seller, put into the gender of the car. */
export function agree(adjectives: string, gender: Gender): string {
  const [main = '', ...rest] = adjectives.split(
    /(?= (?:in|da|di|con|per|presso|fino|a|al|alla|dal|dalla|nel|nella) )/u,
  );
  const agreed = main.replace(/(?<=\p{L}{3}(?:at|ut|it|ost|ess|tt|nt))[oaei](?=$| )/gu, (_, at: number) => {
    if (/nt$/u.test(main.slice(0, at))) return 'e';
    return gender === 'f' ? 'a' : 'o';
  });
  return [agreed, ...rest].join('');
}
