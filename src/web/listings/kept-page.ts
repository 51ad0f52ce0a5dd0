import type { HandedPage } from './receive-page.ts';

const key = 'autoscritto-handed-page';

/** Keeps a page that came before somebody signed in, as long as the tab. */
export function keepPage(page: HandedPage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(page));
  } catch {
    // Storage may be forbidden or full: the page then has to be handed over once more.
  }
}

export function takeKeptPage(): HandedPage | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as HandedPage);
  } catch {
    return undefined;
  }
}

export function hasKeptPage(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
