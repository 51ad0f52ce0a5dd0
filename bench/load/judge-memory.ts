export interface MemoryVerdict {
  /** Least squares over the samples. */
  megabytesPerHour: number;
  /** Median of the last third ÷ median of the first. */
  growth: number;
  isFlat: boolean;
}

/** Whether memory stays: samples in megabytes, one each `minutes`, each after the garbage was collected. */
export function judgeMemory(samples: readonly number[], minutes: number): MemoryVerdict {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const growth = median(samples.slice(-third)) / median(samples.slice(0, third));
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  let up = 0;
  let along = 0;
  for (const [n, one] of samples.entries()) {
    up += (n - middle) * (one - mean);
    along += (n - middle) ** 2;
  }
  const perSample = along === 0 ? 0 : up / along;
  return { megabytesPerHour: (perSample * 60) / minutes, growth, isFlat: growth <= 1.1 };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
