import { useSyncExternalStore } from 'react';
import { localisedAddress, readLocalisedAddress } from '#contract/localised-addresses.ts';
import { defaultLanguage, type Language } from '#domain/shared/languages.ts';
import { findKeptLanguage, keepLanguage } from './kept-language.ts';

const changed = 'language-changed';

let current: Language = defaultLanguage;
let begun = current;

export const currentLanguage = (): Language => current;

/** The language a page begins in. */
export function beginInLanguage(language: Language): void {
  current = language;
  begun = language;
}

/** What the reader asks for: by the address, else by what he chose before. */
export function wantedLanguage(): Language | undefined {
  return readLocalisedAddress(location.pathname).language ?? findKeptLanguage();
}

/** Keeps the language and tells everybody by a `language-changed` event on window. */
export function setLanguage(language: Language): void {
  keepLanguage(language);
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
  // A part that comes alive after another language was chosen still has to find the words it was written in.
  return useSyncExternalStore(subscribe, currentLanguage, () => begun);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}
