import { dropFromTab, findInTab, keepInTab } from '#web/tab-storage.ts';

const key = 'autoscritto-return-path';

/** Remembers, as long as the tab, the page that a session ended on. */
export function keepReturnPath(): void {
  keepInTab(key, location.pathname + location.search);
}

/** The page to go back to after signing in; asked for once. */
export function takeReturnPath(): string | undefined {
  const path = findInTab(key);
  dropFromTab(key);
  return path;
}
