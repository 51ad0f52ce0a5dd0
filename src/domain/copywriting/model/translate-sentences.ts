import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { StopSignal } from '../copy.ts';
import { loadQualityWords } from '../quality/load-quality-words.ts';
import type { QualityWords } from '../quality/quality-words.ts';
import { cleanModelText } from './clean-model-text.ts';
import { guessLanguage } from './guess-language.ts';
import { isRefusal } from './is-refusal.ts';
import { keepsFigures } from './keeps-figures.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';
import { translatingPrompt } from './prompts/translating-prompt.ts';
import { readSentencesAnswer } from './read-answer.ts';

/**
 * The sentences in another language, one for each in their order. Throws `ModelFailure`: `unfit`
 * when one is missing, empty, in another language, has other figures, or says how to reach somebody or whom
 * not to sell to where the original does not, else as the model failed.
 */
export async function translateSentences(
  model: LanguageModel,
  sentences: readonly string[],
  from: Language,
  to: Language,
  { brief, signal }: { brief?: Pick<Brief, 'make' | 'model'>; signal?: StopSignal | undefined } = {},
): Promise<string[]> {
  if (sentences.length === 0) return [];
  const answer = await model.ask(translatingPrompt(sentences, from, to, brief), { signal });
  const translated = readSentencesAnswer(answer).map((sentence) => cleanModelText(sentence));
  if (translated.length !== sentences.length) throw new ModelFailure('unfit', { detail: 'another count' });
  const [words, translatedWords] = [await loadQualityWords(from), await loadQualityWords(to)];
  for (const [index, sentence] of translated.entries()) {
    const original = sentences[index] ?? '';
    if (isRefusal(sentence) && !isRefusal(original)) throw new ModelFailure('refused');
    if (sentence === '') throw new ModelFailure('unfit', { detail: 'an empty sentence' });
    if (!keepsFigures(original, sentence)) throw new ModelFailure('unfit', { detail: 'other figures' });
    if (sentence.length > original.length * 3 + 40) throw new ModelFailure('unfit', { detail: 'too long' });
    if (isUnwelcome(sentence, translatedWords) && !isUnwelcome(original, words))
      throw new ModelFailure('unfit', { detail: 'a contact, or people kept out' });
  }
  const guessed = guessLanguage(translated.join(' '));
  if (guessed && guessed !== to) throw new ModelFailure('unfit', { detail: 'another language' });
  return translated;
}

const isUnwelcome = (sentence: string, { forbidden }: Pick<QualityWords, 'forbidden'>) =>
  [...(forbidden.contact ?? []), ...(forbidden.stereotype ?? [])].some((pattern) => pattern.test(sentence));
