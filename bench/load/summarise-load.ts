import type { LoadResult } from './generate-load.ts';

export interface KindSummary {
  kind: string;
  requests: number;
  /** Milliseconds within which half, and 99 of 100, were answered. */
  p50: number;
  p99: number;
  slowest: number;
  errors: number;
}

/** One line for each kind, and `all` for all together, first. */
export function summariseLoad(result: LoadResult): KindSummary[] {
  const all = Object.values(result);
  const errorsOf = (errors: Record<string, number>) => Object.values(errors).reduce((sum, n) => sum + n, 0);
  const lines = Object.entries(result).map(([kind, { times, errors }]) =>
    summary(kind, times, errorsOf(errors)),
  );
  const together = all.flatMap(({ times }) => times);
  const errors = all.reduce((sum, load) => sum + errorsOf(load.errors), 0);
  return [summary('all', together, errors), ...lines.sort((a, b) => b.p50 - a.p50)];
}

function summary(kind: string, times: readonly number[], errors: number): KindSummary {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { kind, requests: sorted.length, p50: at(0.5), p99: at(0.99), slowest: at(1), errors };
}
