import type { CopyRequest } from '../copy.ts';
import { maskFacts } from '../quality/mask-facts.ts';
import { runsOf, shareOfRuns } from '../quality/measure-sameness.ts';
import { writeFitCopy } from './write-fit-copy.ts';

/** How many wordings are compared before the least alike is taken. */
const wordings = 8;
/** Seeds far enough apart that no two wordings try the same one. */
const stride = 1000;
/** Texts that share no more than this of their five-word runs do not read alike. */
const fresh = 0.08;

/**
 * A text that may be published and does not read like the ones in `apartFrom`: the first of a few
 * wordings that is fresh, or else the one least alike. The same request still gives the same text.
 */
export function writeFreshCopy(request: CopyRequest, thisYear: number, write = writeFitCopy): string {
  const { brief, seed, apartFrom = [] } = request;
  const others = apartFrom.map((prior) => runsOf(maskFacts(prior.text, prior.brief)));
  let best = { text: '', likeness: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < wordings && best.likeness > fresh; turn++) {
    const text = write({ ...request, seed: seed + turn * stride }, thisYear);
    const runs = runsOf(maskFacts(text, brief));
    const likeness = Math.max(0, ...others.map((other) => shareOfRuns(runs, other)));
    if (likeness < best.likeness) best = { text, likeness };
  }
  return best.text;
}
