const key = 'autoscritto-return-path';

/** Remembers, as long as the tab, the page that a session ended on. */
export function keepReturnPath(): void {
  try {
    sessionStorage.setItem(key, location.pathname + location.search);
  } catch {
    // Storage may be forbidden: the way back then leads to the front page.
  }
}

/** The page to go back to after signing in; asked for once. */
export function takeReturnPath(): string | undefined {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path ?? undefined;
  } catch {
    return undefined;
  }
}
