/**
 * Of a page written beforehand only what is near the first view is laid out at once (`data-first-view` in
 * styles.css). Here the sections below follow, one a frame once the fonts are there, since laying all of
 * them out anew for each font keeps a phone busy. All together, because a place depends on all that is above
 * it, when a link along the page is followed, and from the start for who does not begin at the page's top.
 */
export async function layOutRest(root: HTMLElement, fonts: Promise<void>): Promise<void> {
  const layOutAll = () => root.removeAttribute('data-first-view');
  if (!beginsAtTop()) return layOutAll();
  const layOutFor = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll();
  };
  addEventListener('click', layOutFor, { capture: true });
  await fonts;
  for (const section of root.querySelectorAll<HTMLElement>('main > section')) {
    await nextFrame();
    section.style.contentVisibility = 'visible';
  }
  layOutAll();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function beginsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && visit?.type === 'navigate';
}
