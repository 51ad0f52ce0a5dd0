import type { Language } from '#domain/shared/languages.ts';
import { setAside } from '../brief/notes/set-aside.ts';
import type { CopyRequest, Copywriter, Making, WritingOptions, WrittenCopy } from '../copy.ts';
import type { FactChecker } from '../facts/load-fact-checker.ts';
import { sayLeftOut } from '../say-left-out.ts';
import { loadVoice } from '../writer/languages/load-voice.ts';
import { WritingStopped } from '../writing-stopped.ts';
import { cleanModelText } from './clean-model-text.ts';
import { describeProblem } from './describe-problem.ts';
import { findProblems, type Problem } from './find-problems.ts';
import { isRefusal } from './is-refusal.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';
import { shownNotes } from './prompts/car-data.ts';
import { mendingPrompt } from './prompts/mending-prompt.ts';
import type { Prompt } from './prompts/prompt.ts';
import { writingPrompt } from './prompts/writing-prompt.ts';
import { readTextAnswer, readTextSoFar } from './read-answer.ts';
import { removeFaultySentences } from './remove-faulty-sentences.ts';

export interface ModelCopywriterDeps {
  /** One that asks again by itself where another try may help. */
  model: LanguageModel;
  /** Stands in whenever the model fails; it decides the languages too. */
  offline: Copywriter;
  loadFactChecker?: (language: Language) => Promise<FactChecker>;
  now(): Date;
  /** Told why the offline writer had to stand in. */
  report?: (failure: ModelFailure) => void;
}

/** All requests of one text together may take this many times what one may. */
const mostTimeouts = 2;

/**
 * Lets a language model write and publishes nothing of it unchecked: a text with problems is sent
 * back once with their list, then the sentences at fault are taken out. A claim the brief does not
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
        const text = await writeChecked(deps, request, ask);
        const { aside } = setAside(request.brief.notes ?? '');
        return { text, engine: model.engine, cost: timed(), ...sayLeftOut(aside) };
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

type Ask = (prompt: Prompt) => Promise<string>;

/** Asks for one text, cleaned; keeps the count of tokens and the end of everybody's patience. */
function asker(
  { model, now }: ModelCopywriterDeps,
  { signal, onProgress }: WritingOptions,
  cost: { inputTokens: number; outputTokens: number },
  end: number,
): Ask {
  return async (prompt) => {
    const timeLimit = end - now().getTime();
    if (timeLimit <= 0) throw new ModelFailure('timed-out');
    const answer = await model.ask(prompt, {
      ...{ signal, timeLimit },
      ...(onProgress && { onText: (soFar) => tellProgress(soFar, onProgress) }),
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

async function writeChecked(deps: ModelCopywriterDeps, request: CopyRequest, ask: Ask): Promise<string> {
  const thisYear = deps.now().getFullYear();
  const { quality } = await loadVoice(request.language);
  const checkFacts = await deps.loadFactChecker?.(request.language);
  // An order to the writer is no source: claims are measured by what the model was shown, damage by what was typed.
  const notes = shownNotes(request.brief.notes ?? '');
  const shown = { ...request, brief: { ...request.brief, notes } };
  const check = (text: string) => findProblems(text, shown, quality, { checkFacts, typed: request.brief });

  const first = await ask(writingPrompt(request, thisYear));
  const firstProblems = check(first);
  if (firstProblems.length === 0) return first;

  const faults = firstProblems.map((problem) => describeProblem(problem, request.language));
  const mended = await ask(mendingPrompt(request, first, faults, thisYear));
  const problems = check(mended);
  if (problems.length === 0) return mended;

  const { make, model } = request.brief;
  const shortened = removeFaultySentences(mended, problems, [make, model]);
  for (const text of shortened === undefined ? [mended] : [shortened, mended]) {
    if (check(text).every(mayBeShown)) return text;
  }
  throw new ModelFailure('unfit', { detail: problems.map(({ kind }) => kind).join(', ') });
}

/** The brief does not speak of it; that is for the seller to judge, whose text shows it marked. */
const mayBeShown = ({ kind }: Problem) => kind === 'unsupported';
