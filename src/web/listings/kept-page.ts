import { dropFromTab, findInTab, keepInTab } from '#web/tab-storage.ts';
import type { HandedPage } from './receive-page.ts';

const key = 'autoscritto-handed-page';

/** Keeps a page until it has been read, as long as the tab; false where it doesn't fit. */
export const keepPage = (page: HandedPage): boolean => keepInTab(key, JSON.stringify(page));

export function findKeptPage(): HandedPage | undefined {
  const kept = findInTab(key);
  try {
    return kept === undefined ? undefined : (JSON.parse(kept) as HandedPage);
  } catch {
    // What something else left under this name is no page.
    return undefined;
  }
}

export const dropKeptPage = (): void => dropFromTab(key);

export const hasKeptPage = (): boolean => findInTab(key) !== undefined;
