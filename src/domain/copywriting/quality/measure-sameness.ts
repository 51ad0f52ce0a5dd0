/** Every run of five words of a text, in small letters. */
export type WordRuns = ReadonlySet<string>;

/** Words of a run. */
export const runLength = 5;

/**
 * How alike two texts are: the share of runs of five words they have in common, of the runs of the
 * shorter one (0 to 1). Mask the facts first, or two identical cars look like one wording.
 */
export function measureSameness(one: string, other: string): number {
  return shareOfRuns(runsOf(one), runsOf(other));
}

/** The same for runs that were made before: a text compared with many is split once. */
export function shareOfRuns(one: WordRuns, other: WordRuns): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  let common = 0;
  for (const run of shorter) if (longer.has(run)) common++;
  return common / shorter.size;
}

export function runsOf(text: string): WordRuns {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let start = 0; start + runLength <= words.length; start++) {
    runs.add(words.slice(start, start + runLength).join(' '));
  }
  return runs;
}
