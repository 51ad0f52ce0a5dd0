import { type LanguageModel, ModelFailure } from './language-model.ts';
import type { Prompt } from './prompts/prompt.ts';
import { readTextSoFar } from './read-answer.ts';

/** Words in a row that nobody writes by chance. */
const tellingRun = 8;

/**
 * The same model, whose answer is refused (`unfit`) and no longer heard once it repeats what it was told
 * to do: a note or a page can talk a model into reciting its instructions, but nobody gets to read them.
 */
export function discreetModel(model: LanguageModel): LanguageModel {
  return {
    ...model,
    async ask(prompt, options = {}) {
      const { onText, ...others } = options;
      const told = runsOf(instructionsOf(prompt));
      const recites = (answer: string) =>
        [answer, readTextSoFar(answer).text].some((text) => [...runsOf(text)].some((run) => told.has(run)));
      const answer = await model.ask(prompt, {
        ...others,
        ...(onText && { onText: (soFar) => recites(soFar) || onText(soFar) }),
      });
      if (recites(answer.text)) throw new ModelFailure('unfit', { detail: 'its instructions' });
      return answer;
    },
  };
}

/** What we have written: the data between the tags is the seller's, who may find it in his text. */
const instructionsOf = ({ system, user }: Prompt) =>
  `${system}\n${user.replace(/<([a-z-]+)>\n[\s\S]*?\n<\/\1>/g, ' . ')}`;

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + tellingRun <= words.length; at++) {
    runs.add(words.slice(at, at + tellingRun).join(' '));
  }
  return runs;
}
