import type { PageContent } from '../page/page-content.ts';
import { sampleOf } from './sample-of.ts';

/** Languages whose labels the readers know. */
const known = /^(?:it|en|de|fr|es|nl|pl|ro|pt|ca|gl|lb|rm|gsw|x-default|mul|und|zxx)\b/;
const fewestLetters = 100;

/** True for a page in another language than those the readers know: by its letters, then by what it says. */
export function isForeignLanguage({ language, runs }: PageContent): boolean {
  const sample = sampleOf(runs);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < fewestLetters) return false;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin < letters / 2 || (language !== '' && !known.test(language));
}
