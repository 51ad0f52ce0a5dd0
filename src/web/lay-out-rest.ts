import { idle } from './idle.ts';

/**
 * Of a page written beforehand only what is near the first view is laid out at once (`data-first-view` in
 * styles.css). Here the sections below follow, one in each idle moment once the fonts are there, since laying
 * all of them out anew for each font keeps a phone busy; all together at the first sign of somebody using the
 * page; and at once for who does not begin at its top, as his place depends on all that stands above it.
 */
export async function layOutRest(
  root: HTMLElement,
  { fonts, sign }: { fonts: Promise<void>; sign: Promise<void> },
): Promise<void> {
  if (beginsAtTop()) {
    await Promise.race([fonts, sign]);
    for (const section of root.querySelectorAll<HTMLElement>('main > section')) {
      await Promise.race([idle(), sign]);
      section.style.contentVisibility = 'visible';
    }
  }
  root.removeAttribute('data-first-view');
}

function beginsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && visit?.type === 'navigate';
}
