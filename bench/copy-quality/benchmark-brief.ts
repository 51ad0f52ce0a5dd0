import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';

/** A brief to measure with, and what of it an honest text leaves out because the car contradicts it. */
export interface BenchmarkBrief {
  brief: Brief;
  /** Fields and targeting labels that must not be repeated. */
  unfit: readonly string[];
}

/** A hand-written brief, checked by the product's own schema; `unfit` is kept apart. */
export function benchmarkBrief({ unfit = [], ...written }: Record<string, unknown>): BenchmarkBrief {
  return { brief: briefSchema.parse(written), unfit: unfit as string[] };
}
