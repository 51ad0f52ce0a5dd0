import { type Language, languages } from '#domain/shared/languages.ts';

/**
 * The language a text is in by its small words, or undefined when it says too little: one language
 * must have clearly more of them than any other.
 */
export function guessLanguage(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = languages
    .map((language) => ({ language, count: words.filter((word) => smallWords[language].has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (!first || !second || first.count < 4 || first.count < second.count * 1.5) return undefined;
  return first.language;
}

/** Frequent words that the other four languages do not have, or hardly. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  it: wordSet(
    'il lo gli della dello dei degli delle del nel nella che di è sono ha ed per con anche più questa questo una alla al dal dalla sul sulla chi non ogni quando senza',
  ),
  en: wordSet(
    'the and of with is are this that for you your it to has have from at on its which when without every be or as by not',
  ),
  de: wordSet(
    'der die das und mit ist ein eine einen einem einer für von dem den des auf sich auch nicht im zu wer wenn ohne jede jeder sie wird als zum zur',
  ),
  fr: wordSet(
    'le les des du et est une avec pour dans qui que cette ce aux sur vous votre pas plus sans chaque quand elle au ou par sont ses',
  ),
  es: wordSet(
    'el los las del y es una con para que por este esta sin más cada cuando tu su al como se lo sobre también tiene son muy donde quien',
  ),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
