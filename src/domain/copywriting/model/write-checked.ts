import type { CopyRequest, Copywriter } from '../copy.ts';
import type { FactChecker } from '../facts/load-fact-checker.ts';
import { loadVoice } from '../writer/languages/load-voice.ts';
import { cutFaults } from './cut-faults.ts';
import { describeProblems } from './describe-problems.ts';
import { findProblems, type Problem } from './find-problems.ts';
import { ModelFailure } from './language-model.ts';
import { shownNotes } from './prompts/car-data.ts';
import { mendingPrompt } from './prompts/mending-prompt.ts';
import type { Prompt } from './prompts/prompt.ts';
import { writingPrompt } from './prompts/writing-prompt.ts';
import { restoreFacts } from './restore-facts.ts';
import { givenClaims, toldFacts } from './told-facts.ts';

/** What a text is written and checked with. */
interface Means {
  ask(prompt: Prompt): Promise<string>;
  offline: Copywriter;
  checkFacts: FactChecker | undefined;
  thisYear: number;
}

/**
 * Returns a model's text that may be published: as it came, or as it came back mended, or with its faults
 * cut out, whichever tells most of the given facts; what is still lost is told by the offline writer.
 * Throws `ModelFailure` (`unfit`) when no wording is fit.
 */
export async function writeChecked(request: CopyRequest, means: Means): Promise<string> {
  const { ask, thisYear } = means;
  const judge = await judgeFor(request, means);
  const first = judge(await ask(writingPrompt(request, thisYear)));
  if (first.problems.length === 0) return first.text;

  const faults = describeProblems(first, request);
  const mended = judge(await ask(mendingPrompt(request, { text: first.text, ...faults }, thisYear)));
  const given = new Set([...first.told, ...mended.told]);
  if (mended.problems.length === 0 && lostOf(mended, given).size === 0) return mended.text;

  const cuts = [mended, first].flatMap((judged) => cutOf(judged, request) ?? []).map(judge);
  const fit = [mended, ...cuts].filter(({ problems }) => problems.length === 0);
  const [best] = fit.sort((a, b) => lostOf(a, given).size - lostOf(b, given).size);
  if (best) return completed(best, given, request, means, judge);

  const shown = [...cuts.slice(0, 1), mended].find(({ problems }) => problems.every(mayBeShown));
  if (shown) return shown.text;
  throw new ModelFailure('unfit', { detail: mended.problems.map(({ kind }) => kind).join(', ') });
}

/** A text with all that is known of it. */
interface Judged {
  text: string;
  problems: readonly Problem[];
  given: ReturnType<typeof givenClaims>;
  told: ReadonlySet<string>;
}

type Judge = (text: string) => Judged;

/** An order to the writer is no source: claims are measured by what the model was shown, damage by what was typed. */
async function judgeFor(request: CopyRequest, { checkFacts }: Means): Promise<Judge> {
  const { quality } = await loadVoice(request.language);
  const notes = shownNotes(request.brief.notes ?? '');
  const shown = { ...request, brief: { ...request.brief, notes } };
  return (text) => {
    const claims = checkFacts?.(text, shown.brief) ?? [];
    const problems = findProblems(text, shown, quality, { claims, typed: request.brief });
    return { text, problems, given: givenClaims(claims), told: toldFacts(claims) };
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
