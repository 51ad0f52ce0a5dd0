import type { PageContent } from '../page/page-content.ts';

const shortestText = 80;

/** True for a page that needs a browser to show anything. */
export const isShell = ({ headings, runs }: PageContent): boolean =>
  headings.length === 0 && runs.reduce((sum, run) => sum + run.text.length, 0) < shortestText;
