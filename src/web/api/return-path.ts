import { dropFromTab, findInTab, keepInTab } from '#web/tab-storage.ts';

const key = 'autoscritto-return-path';

/** Remembers, as long as the tab, the page to come back to after signing in: this one, or another. */
export function keepReturnPath(path = location.pathname + location.search): void {
  keepInTab(key, path);
}

/** The page to go back to after signing in; asked for once. */
export function takeReturnPath(): string | undefined {
  const path = findInTab(key);
  dropFromTab(key);
  return path;
}
