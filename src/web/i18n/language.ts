import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, type Language } from '#domain/shared/languages.ts';

const storageKey = 'autoscritto-language';
const changed = 'language-changed';

let current = readStored();
document.documentElement.lang = current;

export const currentLanguage = (): Language => current;

/** Keeps the language and tells everybody by a `language-changed` event on window. */
export function setLanguage(language: Language): void {
  if (language === current) return;
  current = language;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage may be forbidden; the language then lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent(changed, { detail: language }));
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

function readStored(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}
