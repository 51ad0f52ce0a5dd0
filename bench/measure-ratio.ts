export interface BenchRow {
  work: string;
  anchor: string;
  /** Median of work ÷ anchor over the rounds; the smaller, the faster the work. */
  ratio: number;
  /** Smallest and largest ratio seen. */
  spread: readonly [number, number];
  goal: string;
}

type Work = () => unknown;

/** Runs work and anchor in turn, `rounds` times `repeat` calls each, and compares round by round. */
export async function measureRatio(work: Work, anchor: Work, rounds = 15, repeat = 20) {
  const ratios: number[] = [];
  await time(work, repeat);
  await time(anchor, repeat);
  for (let round = 0; round < rounds; round++) {
    const anchorTime = await time(anchor, repeat);
    ratios.push((await time(work, repeat)) / anchorTime);
  }
  ratios.sort((a, b) => a - b);
  return { ratio: ratios[rounds >> 1] ?? Number.NaN, spread: [ratios[0] ?? 0, ratios.at(-1) ?? 0] as const };
}

async function time(work: Work, repeat: number): Promise<number> {
  const start = performance.now();
  for (let call = 0; call < repeat; call++) await work();
  return performance.now() - start;
}
