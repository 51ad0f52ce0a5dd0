import { use } from 'react';
import type { Language } from '#domain/shared/languages.ts';
import { currentLanguage, setLanguage, showAddressIn, useLanguage } from './language.ts';

type Loaders<T> = Record<Exclude<Language, 'it'>, () => Promise<T>>;

/** A table of messages per language: Italian at hand, the others fetched when they are spoken. */
export interface MessageBundle<T> {
  /** The messages in the current language; suspends while they are on their way. */
  use(): T;
  /** The same outside of components; Italian until the others have arrived. */
  now(): T;
  load(language: Language): Promise<T>;
}

const loads: ((language: Language) => Promise<unknown>)[] = [];

/** Fetches all words of a language that the parts loaded so far have. */
export async function loadMessages(language: Language): Promise<void> {
  await Promise.all(loads.map((load) => load(language)));
}

/** Speaks another language once its words are there, so that nothing flickers; stays as it is if they don't come. */
export async function speakLanguage(language: Language): Promise<void> {
  await loadMessages(language);
  setLanguage(language);
}

/** The same by the reader's choice: the page's address follows. */
export async function changeLanguage(language: Language): Promise<void> {
  await speakLanguage(language);
  showAddressIn(language);
}

export function createMessageBundle<T>(italian: T, loaders: Loaders<T>): MessageBundle<T> {
  const loaded: Partial<Record<Language, T>> = { it: italian };
  const loading: Partial<Record<Language, Promise<T>>> = {};
  const atHand = arrived(Promise.resolve(italian), italian);

  function load(language: Language): Promise<T> {
    if (language === 'it') return atHand;
    loading[language] ??= fetchFor(language);
    return loading[language];
  }

  function fetchFor(language: keyof Loaders<T>): Promise<T> {
    const fetched = loaders[language]().then(
      (messages) => {
        loaded[language] = messages;
        arrived(fetched, messages);
        return messages;
      },
      (error) => {
        delete loading[language];
        throw error;
      },
    );
    return fetched;
  }

  loads.push(load);
  return {
    load,
    now: () => loaded[currentLanguage()] ?? italian,
    // Always by `use`, never around it: React counts its calls, and mends the page with an error if one is missing.
    use: () => use(load(useLanguage())),
  };
}

/** Marks a promise as React does, so that `use` has its value at once instead of suspending for a moment. */
function arrived<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}
