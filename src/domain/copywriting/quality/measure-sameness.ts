/**
 * How alike two texts are: the share of runs of five words they have in common, of the runs of the
 * shorter one (0 to 1). Mask the facts first, or two identical cars look like one wording.
 */
export function measureSameness(one: string, other: string): number {
  const [runs, others] = [runsOf(one), runsOf(other)];
  const shorter = Math.min(runs.size, others.size);
  if (shorter === 0) return 0;
  return [...runs].filter((run) => others.has(run)).length / shorter;
}

function runsOf(text: string, length = 5): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let start = 0; start + length <= words.length; start++)
    runs.add(words.slice(start, start + length).join(' '));
  return runs;
}
