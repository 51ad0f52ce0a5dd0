import type { WordClass } from '../../../../vocabulary/term-words.ts';

export interface Form {
  gender: 'm' | 'f';
  plural: boolean;
}

/** How words that go with a noun of this class have to look. */
export function formOf(wordClass: WordClass): Form {
  return { gender: wordClass.startsWith('f') ? 'f' : 'm', plural: wordClass.endsWith('p') };
}

/** "nuevo" → "nuevas", "gris" → "grises"; phrases such as "de cuero" stay as they are. */
export function agree(adjective: string, { gender, plural }: Form): string {
  if (/^(?:de|del|en|con|sin|por|para|a|antes) /u.test(adjective)) return adjective;
  if (adjective.startsWith('que ')) return plural ? adjective.replace(/^que (?:no )?\S+/u, '$&n') : adjective;
  if (/(?:^led|beige)$/u.test(adjective)) return adjective;
  if (adjective.endsWith('o'))
    return `${adjective.slice(0, -1)}${gender === 'm' ? 'o' : 'a'}${plural ? 's' : ''}`;
  return plural ? pluralOf(adjective) : adjective;
}

/** "marrón" → "marrones", "luz" → "luces", "faro" → "faros". */
export function pluralOf(word: string): string {
  if (/[aeiouáéó]$/u.test(word)) return `${word}s`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  if (word.endsWith('ón')) return `${word.slice(0, -2)}ones`;
  return /(?:paragolpes|parabrisas|s)$/u.test(word) && word !== 'gris' ? word : `${word}es`;
}
