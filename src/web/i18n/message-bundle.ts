import { use } from 'react';
import type { Language } from '#domain/shared/languages.ts';
import { currentLanguage, setLanguage, showAddressIn, useLanguage } from './language.ts';

type Loaders<T> = Record<Language, () => Promise<T>>;

/** A table of texts per language, each fetched when it is read. */
export interface FetchedBundle<T> {
  /** The texts in the current language; suspends while they are on their way. */
  use(): T;
  load(language: Language): Promise<T>;
}

/** The same with Italian at hand. */
export interface MessageBundle<T> extends FetchedBundle<T> {
  /** The messages outside of components; Italian until the others have arrived. */
  now(): T;
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

export function createMessageBundle<T>(italian: T, loaders: Omit<Loaders<T>, 'it'>): MessageBundle<T> {
  const loaded: Partial<Record<Language, T>> = { it: italian };
  const keep = (language: Language, messages: T) => {
    loaded[language] = messages;
  };
  const atHand = arrived(Promise.resolve(italian), italian);
  const bundle = createBundle({ ...loaders, it: () => atHand }, { it: atHand }, keep);
  return { ...bundle, now: () => loaded[currentLanguage()] ?? italian };
}

/** For long texts: who reads another language is spared the Italian one. */
export function createFetchedBundle<T>(loaders: Loaders<T>): FetchedBundle<T> {
  return createBundle(loaders, {}, () => {});
}

function createBundle<T>(
  loaders: Loaders<T>,
  loading: Partial<Record<Language, Promise<T>>>,
  onArrival: (language: Language, texts: T) => void,
): FetchedBundle<T> {
  function load(language: Language): Promise<T> {
    loading[language] ??= fetchFor(language);
    return loading[language];
  }

  function fetchFor(language: Language): Promise<T> {
    const fetched = loaders[language]().then(
      (texts) => {
        onArrival(language, texts);
        arrived(fetched, texts);
        return texts;
      },
      (error) => {
        delete loading[language];
        throw error;
      },
    );
    return fetched;
  }

  loads.push(load);
  // Always by `use`, never around it: React counts its calls, and mends the page with an error if one is missing.
  return { load, use: () => use(load(useLanguage())) };
}

/** Marks a promise as React does, so that `use` has its value at once instead of suspending for a moment. */
function arrived<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}
