import type { CopyRequest, CopyStyle, PriorText } from '../copy.ts';
import { maskFacts } from '../quality/mask-facts.ts';
import { runsOf, shareOfRuns, type WordRuns } from '../quality/measure-sameness.ts';
import type { Voice } from './languages/voice.ts';
import { writeFitCopy } from './write-fit-copy.ts';

/** How many wordings are compared before the least alike is taken. */
const wordings = 16;
/** Seeds far enough apart that no two wordings try the same one. */
const stride = 1000;
/** Texts that share no more than this of their five-word runs do not read alike; sober ones may share more. */
const fresh = { professional: 0.08, persuasive: 0.06, advanced: 0.04 } as const satisfies Record<
  CopyStyle,
  number
>;
/** What a whole sentence met before weighs. */
const repeated = 0.02;

/**
 * A text that may be published and does not read like the ones in `apartFrom`: the first of a few
 * wordings that is fresh, or else the one least alike. The same request still gives the same text.
 */
export function writeFreshCopy(
  request: CopyRequest,
  voice: Voice,
  thisYear: number,
  write = writeFitCopy,
): string {
  const { brief, style, seed, apartFrom = [] } = request;
  const others = apartFrom.map((prior) => runsOfPrior(prior, voice));
  const sentences = new Set(apartFrom.flatMap((prior) => sentencesOf(prior.text)));
  let best = { text: '', likeness: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < wordings && best.likeness > fresh[style]; turn++) {
    const text = write({ ...request, seed: seed + turn * stride }, voice, thisYear);
    const runs = runsOf(maskFacts(text, brief, voice.quality));
    const again = sentencesOf(text).filter((sentence) => sentences.has(sentence)).length;
    const likeness = Math.max(0, ...others.map((other) => shareOfRuns(runs, other))) + repeated * again;
    if (likeness < best.likeness) best = { text, likeness };
  }
  return best.text;
}

const known = new WeakMap<PriorText, WordRuns>();

/** Of a long list of briefs each text is a prior one again and again: it is masked and split once. */
function runsOfPrior(prior: PriorText, voice: Voice): WordRuns {
  const before = known.get(prior);
  if (before) return before;
  const runs = runsOf(maskFacts(prior.text, prior.brief, voice.quality));
  known.set(prior, runs);
  return runs;
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);
