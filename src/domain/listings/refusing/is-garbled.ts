import type { PageContent } from '../page/page-content.ts';
import { sampleOf } from './sample-of.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what unreadable bytes turn into
const unreadable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g;
/** One unreadable character in so many makes a text rubbish. */
const readablePerBroken = 12;

/** True when a good part of the page's text is no text: a wrong charset, or a file sent as a page. */
export function isGarbled({ title, runs }: PageContent): boolean {
  const sample = `${title}${sampleOf(runs)}`;
  const broken = sample.match(unreadable)?.length ?? 0;
  return broken > 3 && broken * readablePerBroken > sample.length;
}
