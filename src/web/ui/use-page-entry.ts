import { type RefObject, useLayoutEffect } from 'react';

let isFirstPage = true;

/** Milliseconds a page must have stood still for its place to be remembered. */
const rest = 150;

/**
 * Entering a page: at the place one left it when one comes back, at the anchor its address names, else at its
 * top. The focus goes along, but for the first page, where the browser has set it.
 */
export function usePageEntry(main: RefObject<HTMLElement | null>): void {
  // Of layout, because those end while the page is hidden: what is scrolled until the next one has come is not its own.
  useLayoutEffect(() => {
    const place = readPlace();
    const anchor = place === undefined ? findAnchor() : null;
    if (anchor) enterAt(anchor);
    else {
      if (!isFirstPage) main.current?.focus({ preventScroll: true });
      // The browser has brought back the place on the first page where it could.
      if (place !== undefined || !isFirstPage) window.scrollTo({ top: place ?? 0, behavior: 'instant' });
    }
    isFirstPage = false;
    return rememberPlace();
  }, [main]);
}

function findAnchor(): HTMLElement | null {
  const id = location.hash.slice(1);
  return id ? document.getElementById(id) : null;
}

function enterAt(anchor: HTMLElement): void {
  if (!anchor.hasAttribute('tabindex')) anchor.tabIndex = -1;
  anchor.scrollIntoView({ behavior: 'instant' });
  anchor.focus({ preventScroll: true });
}

/** In the entry of the browser's history itself, so that each visit of a page has its own place. */
function readPlace(): number | undefined {
  const place: unknown = history.state?.place;
  return typeof place === 'number' ? place : undefined;
}

function rememberPlace(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const keep = () => {
    clearTimeout(timer);
    const place = Math.round(window.scrollY);
    if (place !== readPlace()) history.replaceState({ ...history.state, place }, '');
  };
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, rest);
  };
  window.addEventListener('scroll', keepSoon, { passive: true });
  // Before a link leads away.
  window.addEventListener('click', keep, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', keepSoon);
    window.removeEventListener('click', keep, { capture: true });
  };
}
