import type { CopyRequest } from '../copy.ts';
import { runsOf, shareOfRuns } from '../quality/measure-sameness.ts';
import type { AimWords } from '../score/aims/aim-words.ts';
import { countFeltAims } from '../score/count-felt-aims.ts';
import type { Problem } from './find-problems.ts';

/** A text with what speaks for and against it. */
export interface Candidate {
  text: string;
  problems: readonly Problem[];
  /** The given facts it tells. */
  told: ReadonlySet<string>;
  /** The notes it does not tell, as the seller wrote them. */
  untold: readonly string[];
}

/** What a problem, an untold note, a reader who is not met and likeness to an earlier text weigh, in told facts. */
const ofProblem = 5;
const ofUntold = 2;
const ofAim = 1.5;
const ofSameness = 20;

/** Returns the candidates with the best one first: fewest faults, most of the data told, nearest to its reader, unlike earlier texts. */
export function rankCandidates<C extends Candidate>(
  candidates: readonly C[],
  { brief, apartFrom = [] }: Pick<CopyRequest, 'brief' | 'apartFrom'>,
  aims: AimWords,
): C[] {
  const heard = apartFrom.map(({ text }) => runsOf(text));
  const points = ({ text, problems, told, untold }: C) => {
    const runs = runsOf(text);
    const sameness = Math.max(0, ...heard.map((other) => shareOfRuns(runs, other)));
    const { felt } = countFeltAims(text, brief, aims);
    return (
      told.size +
      ofAim * felt -
      ofProblem * problems.length -
      ofUntold * untold.length -
      ofSameness * sameness
    );
  };
  return candidates
    .map((candidate) => ({ candidate, points: points(candidate) }))
    .sort((a, b) => b.points - a.points)
    .map(({ candidate }) => candidate);
}
