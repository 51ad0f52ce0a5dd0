import type { HandedPage } from './receive-page.ts';

const key = 'autoscritto-handed-page';

/** Keeps a page until it has been read, as long as the tab; false where it doesn't fit. */
export function keepPage(page: HandedPage): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(page));
    return true;
  } catch {
    // Storage may be forbidden or full: the page then has to be handed over once more.
    return false;
  }
}

export function findKeptPage(): HandedPage | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as HandedPage);
  } catch {
    return undefined;
  }
}

export function dropKeptPage(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

export function hasKeptPage(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
