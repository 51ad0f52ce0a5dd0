import { useSyncExternalStore } from 'react';
import { localisedAddress, readLocalisedAddress } from '#contract/localised-addresses.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/shared/languages.ts';

const storageKey = 'autoscritto-language';
const cookie = 'autoscritto.language';
const changed = 'language-changed';
const aYear = 365 * 24 * 60 * 60;

let current: Language = defaultLanguage;

export const currentLanguage = (): Language => current;

/** The language a page begins in. */
export function beginInLanguage(language: Language): void {
  current = language;
}

/** What the reader asks for: by the address, else by what he chose before. */
export function wantedLanguage(): Language | undefined {
  return readLocalisedAddress(location.pathname).language ?? readStored();
}

/** Keeps the language and tells everybody by a `language-changed` event on window. */
export function setLanguage(language: Language): void {
  keep(language);
  if (language === current) return;
  current = language;
  document.documentElement.lang = language;
  window.dispatchEvent(new CustomEvent(changed, { detail: language }));
}

/** Shows the address of this page in a language, where it has one. */
export function showAddressIn(language: Language): void {
  const { path } = readLocalisedAddress(location.pathname);
  const address = localisedAddress(path, language);
  if (address !== location.pathname) {
    history.replaceState(history.state, '', address + location.search + location.hash);
  }
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

/** The cookie lets the server answer in this language at once. */
function keep(language: Language): void {
  const isSafe = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser yet
  document.cookie = `${cookie}=${language}; path=/; max-age=${aYear}; samesite=lax${isSafe ? '; secure' : ''}`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage may be forbidden; the language then lasts as long as the page.
  }
}

function readStored(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
