import { type LanguageModel, ModelFailure } from '#domain/copywriting/model/language-model.ts';

/** The same language model, of which each question is told how it ended: `finished`, `time-out`, … */
export function watchModel(
  model: LanguageModel,
  onAsked: (outcome: string) => void = () => {},
): LanguageModel {
  const { engine, timeout } = model;
  return {
    ...{ engine, timeout },
    async ask(prompt, options) {
      try {
        const answer = await model.ask(prompt, options);
        onAsked(answer.ending);
        return answer;
      } catch (error) {
        onAsked(error instanceof ModelFailure ? error.fault : 'stopped');
        throw error;
      }
    },
  };
}
