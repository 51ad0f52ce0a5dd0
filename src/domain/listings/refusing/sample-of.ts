import type { PageContent } from '../page/page-content.ts';

const longestSample = 5000;

/** The first visible text of a page: what it is written in shows by then. */
export function sampleOf(runs: PageContent['runs']): string {
  let sample = '';
  for (const run of runs) {
    if (sample.length > longestSample) break;
    sample += ` ${run.text}`;
  }
  return sample;
}
