import { isLanguage, type Language } from '#domain/shared/languages.ts';

const storageKey = 'autoscritto-language';
const cookie = 'autoscritto.language';
const aYear = 365 * 24 * 60 * 60;

/** Keeps the reader's language in the browser; the cookie lets the server answer in it at once. */
export function keepLanguage(language: Language): void {
  const isSafe = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser yet
  document.cookie = `${cookie}=${language}; path=/; max-age=${aYear}; samesite=lax${isSafe ? '; secure' : ''}`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage may be forbidden; the language then lasts as long as the page.
  }
}

export function findKeptLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
