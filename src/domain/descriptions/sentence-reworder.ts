import { loadFactChecker } from '../copywriting/facts/load-fact-checker.ts';
import { type LanguageModel, ModelFailure } from '../copywriting/model/language-model.ts';
import { rewriteSentence } from '../copywriting/model/rewrite-sentence.ts';
import type { RewordSentence } from '../copywriting/sentences/sentence-request.ts';
import { loadVoice } from '../copywriting/writer/languages/load-voice.ts';
import { rewordSentence } from '../copywriting/writer/reword-sentence.ts';

/** Rewords by the language model where there is one; the offline writer does it alone and in its stead. */
export function sentenceReworder({
  languageModel,
  now,
}: {
  languageModel: LanguageModel | undefined;
  now(): Date;
}): RewordSentence {
  return async (request, mayAskModel) => {
    const byModel = languageModel && (await mayAskModel()) && (await askModel(languageModel, request));
    if (byModel) return byModel;
    const voice = await loadVoice(request.language);
    const checkFacts = await loadFactChecker(request.language);
    return rewordSentence(request, { voice, thisYear: now().getFullYear(), checkFacts });
  };
}

/** A model that fails is no reason to leave the seller without another wording. */
async function askModel(model: LanguageModel, request: Parameters<RewordSentence>[0]) {
  try {
    return await rewriteSentence(model, request, { loadFactChecker });
  } catch (error) {
    if (error instanceof ModelFailure) return undefined;
    throw error;
  }
}
