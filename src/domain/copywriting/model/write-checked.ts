import type { CopyRequest, Copywriter } from '../copy.ts';
import type { FactChecker } from '../facts/load-fact-checker.ts';
import { loadAimWords } from '../score/aims/load-aim-words.ts';
import type { Voice } from '../writer/languages/voice.ts';
import { untoldNotes } from './add-untold.ts';
import { type Candidate, rankCandidates } from './choose-candidate.ts';
import { cutFaults } from './cut-faults.ts';
import { describeProblems } from './describe-problems.ts';
import { findProblems, type Problem } from './find-problems.ts';
import { ModelFailure } from './language-model.ts';
import { planCopy } from './plan-copy.ts';
import { shownNotes } from './prompts/car-data.ts';
import { mendingPrompt } from './prompts/mending-prompt.ts';
import type { Prompt } from './prompts/prompt.ts';
import { writingPrompt } from './prompts/writing-prompt.ts';
import { restoreFacts } from './restore-facts.ts';
import { givenClaims, toldFacts } from './told-facts.ts';

/** What a text is written and checked with. */
interface Means {
  /** `isShown`: whoever waits may see this answer grow. */
  ask(prompt: Prompt, isShown: boolean): Promise<string>;
  /** How many texts are written, each by another plan, of which the best is taken. */
  candidates: number;
  /** Each is a second version, after a draft and what its writer found wrong in it. */
  drafts: boolean;
  offline: Copywriter;
  voice: Voice;
  checkFacts: FactChecker | undefined;
  thisYear: number;
}

/**
 * Returns a model's text that may be published: the best of some, as it came, or as it came back mended and with
 * what it had left out, or with its faults cut out, whichever tells most of the given facts; what is still lost
 * is told by the offline writer. Asks once more than there are candidates, at most. Throws `ModelFailure`
 * (`unfit`) when no wording is fit.
 */
export async function writeChecked(request: CopyRequest, means: Means): Promise<string> {
  const { ask, thisYear } = means;
  const judge = judgeFor(request, means);
  const [first, ...others] = rankCandidates(
    (await writeCandidates(request, means)).map(judge),
    request,
    await loadAimWords(request.language),
  );
  if (!first) throw new ModelFailure('empty');
  const isClean = first.problems.length === 0;
  if (isClean && first.untold.length === 0) return first.text;

  const faults = { ...describeProblems(first, request), wishes: first.untold };
  // The first text stays before the eyes of whoever waits while it is mended.
  const again = ask(mendingPrompt(request, { text: first.text, ...faults }, thisYear), false);
  // A text that may be published as it is does not fail with the wish for more.
  const mended = judge(isClean ? await again.catch(onModelFailure(first.text)) : await again);
  const given = new Set([...first.told, ...mended.told]);
  if (mended.problems.length === 0 && lostOf(mended, given).size === 0) return mended.text;
  if (isClean) return first.text;

  const cuts = [mended, first].flatMap((judged) => cutOf(judged, request) ?? []).map(judge);
  const fit = [mended, ...cuts, ...others].filter(({ problems }) => problems.length === 0);
  const [best] = fit.sort((a, b) => lostOf(a, given).size - lostOf(b, given).size);
  if (best) return completed(best, given, request, means, judge);

  const shown = [...cuts.slice(0, 1), mended].find(({ problems }) => problems.every(mayBeShown));
  if (shown) return shown.text;
  throw new ModelFailure('unfit', { detail: mended.problems.map(({ kind }) => kind).join(', ') });
}

/** All at once, the first of them seen growing; some may fail as long as one is there. */
async function writeCandidates(request: CopyRequest, means: Means): Promise<string[]> {
  const { ask, candidates, drafts, voice, thisYear } = means;
  const answers = await Promise.allSettled(
    Array.from({ length: candidates }, (_, turn) =>
      ask(
        writingPrompt(request, thisYear, { plan: planCopy(request, voice, thisYear, turn), drafts }),
        turn === 0,
      ),
    ),
  );
  const texts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [failed] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  if (texts.length === 0) throw failed;
  return texts;
}

function onModelFailure(text: string) {
  return (error: unknown): string => {
    if (error instanceof ModelFailure) return text;
    throw error;
  };
}

/** A text with all that is known of it. */
interface Judged extends Candidate {
  given: ReturnType<typeof givenClaims>;
}

type Judge = (text: string) => Judged;

/** An order to the writer is no source: claims are measured by what the model was shown, damage by what was typed. */
function judgeFor(request: CopyRequest, { checkFacts, voice }: Means): Judge {
  const { quality } = voice;
  const notes = shownNotes(request.brief.notes ?? '');
  const shown = { ...request, brief: { ...request.brief, notes } };
  return (text) => {
    const claims = checkFacts?.(text, shown.brief) ?? [];
    const problems = findProblems(text, shown, quality, { claims, typed: request.brief });
    const untold = untoldNotes(text, request, voice).map((note) => note.text);
    return { text, problems, untold, given: givenClaims(claims), told: toldFacts(claims) };
  };
}

const lostOf = ({ told }: Judged, given: ReadonlySet<string>) =>
  new Set([...given].filter((fact) => !told.has(fact)));

const cutOf = ({ text, problems, given }: Judged, { brief }: CopyRequest) =>
  problems.length === 0 ? undefined : cutFaults(text, problems, [brief.make, brief.model], given);

/** The plain style of the offline writer, whose sentences stand by themselves. */
async function completed(
  best: Judged,
  given: ReadonlySet<string>,
  request: CopyRequest,
  { offline, checkFacts }: Means,
  judge: Judge,
): Promise<string> {
  const lost = lostOf(best, given);
  if (lost.size === 0 || !checkFacts) return best.text;
  const { text } = await offline.write({ ...request, style: 'professional' });
  const whole = judge(restoreFacts(best.text, lost, text, (sentence) => checkFacts(sentence, request.brief)));
  return whole.problems.length === 0 ? whole.text : best.text;
}

/** The brief does not speak of it; that is for the seller to judge, whose text shows it marked. */
const mayBeShown = ({ kind }: Problem) => kind === 'unsupported';
