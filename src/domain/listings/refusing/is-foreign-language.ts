import type { PageContent } from '../page/page-content.ts';

/** Languages whose labels the readers know. */
const known = /^(?:it|en|de|fr|es|nl|pl|ro|pt|ca|gl|lb|rm|gsw|x-default|mul|und|zxx)\b/;
const fewestLetters = 100;
const longestSample = 5000;

/** True for a page in another language than those the readers know: by its letters, then by what it says. */
export function isForeignLanguage({ language, runs }: PageContent): boolean {
  const sample = sampleOf(runs);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < fewestLetters) return false;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin < letters / 2 || (language !== '' && !known.test(language));
}

function sampleOf(runs: PageContent['runs']): string {
  let sample = '';
  for (const run of runs) {
    if (sample.length > longestSample) break;
    sample += ` ${run.text.slice(0, longestSample)}`;
  }
  return sample;
}
