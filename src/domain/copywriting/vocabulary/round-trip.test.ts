import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { allTermWords } from './all-term-words.ts';
import { findMeanings } from './find-meanings.ts';
import type { Term } from './terms.ts';

describe.each(languages)('what is said in %s', (language) => {
  const words = allTermWords[language];
  const sayings = Object.entries(words.terms).map(([term, [, say]]) => ({ term: term as Term, say }));

  it('is read again as the same one term', () => {
    const misread = sayings
      .map(({ term, say }) => ({ term, say, read: findMeanings(say.replaceAll('@', 'a'), words) }))
      .filter(({ term, say, read }) => {
        const [only] = read;
        const isSaidAlike = only && read.length === 1 && words.terms[only.term][1] === say;
        return !isSaidAlike && (read.length !== 1 || only?.term !== term);
      });
    expect(misread.map(({ say, read }) => `${say}: ${read.map(({ term }) => term)}`)).toEqual([]);
  });

  it('adds nothing to its term', () => {
    const added = sayings.flatMap(({ say }) =>
      findMeanings(say.replaceAll('@', 'a'), words)
        .filter(
          ({ modifiers, places, figure, count }) => modifiers.length + places.length > 0 || figure || count,
        )
        .map(({ modifiers }) => `${say}: ${modifiers}`),
    );
    expect(added).toEqual([]);
  });
});
