import type { Language } from '#domain/shared/languages.ts';
import type { StopSignal } from '../copy.ts';
import type { Claim } from '../facts/claim.ts';
import type { FactChecker } from '../facts/load-fact-checker.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import type { SentenceRequest } from '../sentences/sentence-request.ts';
import { splitSentences } from '../sentences/split-sentences.ts';
import { loadVoice } from '../writer/languages/load-voice.ts';
import { cleanModelText } from './clean-model-text.ts';
import { guessLanguage } from './guess-language.ts';
import { isRefusal } from './is-refusal.ts';
import { keepsFigures } from './keeps-figures.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';
import { rewordingPrompt } from './prompts/rewording-prompt.ts';
import { readTextAnswer } from './read-answer.ts';

/**
 * One sentence of a text in other words: the same figures, the same claims where a fact checker is
 * given, and no hard fail that the text did not have. Undefined when the model's wording is not fit;
 * throws `ModelFailure` when the model fails.
 */
export async function rewriteSentence(
  model: LanguageModel,
  request: SentenceRequest,
  options: {
    loadFactChecker?: (language: Language) => Promise<FactChecker>;
    signal?: StopSignal | undefined;
  } = {},
): Promise<string | undefined> {
  const { text, index, brief, language } = request;
  const old = splitSentences(text)[index];
  if (!old) return undefined;
  const answer = await model.ask(rewordingPrompt(request, old.text), { signal: options.signal });
  const sentence = cleanModelText(readTextAnswer(answer)).replace(/\n+/g, ' ');
  if (isRefusal(sentence)) throw new ModelFailure('refused');

  const isOther = sentence !== '' && sentence !== old.text && splitSentences(sentence).length <= 2;
  const guessed = guessLanguage(sentence);
  const isTongue = guessed === undefined || guessed === language;
  const isLong = sentence.length > old.text.length * 2 + 60;
  if (!isOther || !isTongue || isLong || !keepsFigures(old.text, sentence)) return undefined;

  const { quality } = await loadVoice(language);
  const anew = text.slice(0, old.start) + sentence + text.slice(old.end);
  const failsBefore = findHardFails(text, brief, quality).length;
  if (findHardFails(anew, brief, quality).length > failsBefore) return undefined;
  const checkFacts = await options.loadFactChecker?.(language);
  const keeps = !checkFacts || sameClaims(checkFacts(old.text, brief), checkFacts(sentence, brief));
  return keeps ? sentence : undefined;
}

/** Nothing true got lost and nothing new is claimed. */
function sameClaims(before: readonly Claim[], after: readonly Claim[]): boolean {
  const kindsOf = (claims: readonly Claim[], ...verdicts: Claim['verdict'][]) =>
    claims.filter(({ verdict }) => verdicts.includes(verdict)).map(({ kind }) => kind);
  const [old, anew] = [kindsOf(before, 'given', 'derived'), kindsOf(after, 'given', 'derived')];
  const doubtful = kindsOf(before, 'unsupported', 'contradicting');
  return (
    old.every((kind) => anew.includes(kind)) &&
    kindsOf(after, 'unsupported', 'contradicting').every((kind) => doubtful.includes(kind))
  );
}
