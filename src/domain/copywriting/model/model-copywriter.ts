import type { Language } from '#domain/shared/languages.ts';
import type { CopyRequest, Copywriter, Making, WritingOptions, WrittenCopy } from '../copy.ts';
import type { FactChecker } from '../facts/load-fact-checker.ts';
import { sayLeftOut } from '../say-left-out.ts';
import { loadVoice } from '../writer/languages/load-voice.ts';
import { WritingStopped } from '../writing-stopped.ts';
import { addUntold } from './add-untold.ts';
import { cleanModelText } from './clean-model-text.ts';
import { isRefusal } from './is-refusal.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';
import type { Prompt } from './prompts/prompt.ts';
import { readTextAnswer, readTextSoFar } from './read-answer.ts';
import { writeChecked } from './write-checked.ts';

export interface ModelCopywriterDeps {
  /** One that asks again by itself where another try may help. */
  model: LanguageModel;
  /** Stands in whenever the model fails; it decides the languages too. */
  offline: Copywriter;
  loadFactChecker?: (language: Language) => Promise<FactChecker>;
  now(): Date;
  /** However many candidates a request asks for: a slow machine writes fewer. */
  mostCandidates?: number | undefined;
  /** A text is written in one go, without a draft that the model criticises. */
  skipsDraft?: boolean | undefined;
  /** Told why the offline writer had to stand in. */
  report?: (failure: ModelFailure) => void;
}

/** All requests of one text together may take this many times what one may. */
const mostTimeouts = 2;

/**
 * Lets a language model write and publishes nothing of it unchecked: the best of its texts, sent back once with
 * the list of its problems and of the notes it lacks; then what is at fault is cut out, no given fact with it. A claim the brief does not
 * hold may be left for the seller to see; with anything worse, or on any failure, the offline writer
 * stands in and the making says why. Throws `WritingStopped` when the signal comes.
 */
export function modelCopywriter(deps: ModelCopywriterDeps): Copywriter {
  const { model, offline } = deps;
  return {
    engine: model.engine,
    async write(request, options = {}) {
      const cost = { inputTokens: 0, outputTokens: 0, time: 0 };
      const started = deps.now().getTime();
      const timed = () => ({ ...cost, time: deps.now().getTime() - started });
      try {
        const ask = asker(deps, options, cost, started + mostTimeouts * model.timeout);
        const thisYear = deps.now().getFullYear();
        const voice = await loadVoice(request.language);
        const candidates = Math.min(options.candidates ?? 1, deps.mostCandidates ?? Number.POSITIVE_INFINITY);
        const written = await writeChecked(request, {
          ...{ ask, offline, voice, thisYear, candidates, drafts: !deps.skipsDraft },
          checkFacts: await deps.loadFactChecker?.(request.language),
        });
        const { text, leftOut } = addUntold(written, request, voice, thisYear);
        return { text, engine: model.engine, cost: timed(), ...sayLeftOut(leftOut) };
      } catch (error) {
        if (options.signal?.aborted) throw new WritingStopped();
        if (!(error instanceof ModelFailure)) throw error;
        deps.report?.(error);
        return standIn(offline, request, options, { standIn: error.fault, cost: timed() });
      }
    },
  };
}

async function standIn(
  offline: Copywriter,
  request: CopyRequest,
  options: WritingOptions,
  making: Pick<Making, 'standIn' | 'cost'>,
): Promise<WrittenCopy> {
  return { ...(await offline.write(request, options)), ...making };
}

type Ask = (prompt: Prompt, isShown: boolean) => Promise<string>;

/** Asks for one text, cleaned; keeps the count of tokens and the end of everybody's patience. */
function asker(
  { model, now }: ModelCopywriterDeps,
  { signal, onProgress }: WritingOptions,
  cost: { inputTokens: number; outputTokens: number },
  end: number,
): Ask {
  return async (prompt, isShown) => {
    const timeLimit = end - now().getTime();
    if (timeLimit <= 0) throw new ModelFailure('timed-out');
    const answer = await model.ask(prompt, {
      ...{ signal, timeLimit },
      ...(isShown && onProgress && { onText: (soFar) => tellProgress(soFar, onProgress) }),
    });
    cost.inputTokens += answer.inputTokens;
    cost.outputTokens += answer.outputTokens;
    const text = cleanModelText(readTextAnswer(answer));
    if (text === '') throw new ModelFailure('empty');
    if (isRefusal(text)) throw new ModelFailure('refused');
    return text;
  };
}

/** The first words may yet turn out to be an excuse. */
const soonest = 40;
/** What becomes nothing once its end has come. */
const unfinishedTag = /<(?:(script|style)\b(?![\s\S]*<\/\1)[\s\S]*|[^>]{0,300})$/iu;

function tellProgress(answerSoFar: string, onProgress: (textSoFar: string) => void) {
  const text = cleanModelText(readTextSoFar(answerSoFar).text.replace(unfinishedTag, ''));
  if (text.length >= soonest && !isRefusal(text)) onProgress(text);
}
