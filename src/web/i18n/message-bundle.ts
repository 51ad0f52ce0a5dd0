import { use } from 'react';
import type { Language } from '#domain/shared/languages.ts';
import { currentLanguage, setLanguage, useLanguage } from './language.ts';

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

/** Speaks another language once its words are there, so that nothing flickers; stays as it is if they don't come. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all(loads.map((load) => load(language)));
  setLanguage(language);
}

export function createMessageBundle<T>(italian: T, loaders: Loaders<T>): MessageBundle<T> {
  const loaded: Partial<Record<Language, T>> = { it: italian };
  const loading: Partial<Record<Language, Promise<T>>> = {};

  function begin(language: Exclude<Language, 'it'>): Promise<T> {
    const begun = loaders[language]().then(
      (messages) => {
        loaded[language] = messages;
        // Read at once by React's `use`, which otherwise would wait for a promise it has not seen before.
        Object.assign(begun, { status: 'fulfilled', value: messages });
        return messages;
      },
      (error) => {
        delete loading[language];
        throw error;
      },
    );
    return begun;
  }

  function load(language: Language): Promise<T> {
    if (language === 'it') return Promise.resolve(italian);
    loading[language] ??= begin(language);
    return loading[language];
  }

  loads.push(load);
  return {
    load,
    now: () => loaded[currentLanguage()] ?? italian,
    use() {
      const language = useLanguage();
      // Also once the words are there: React takes a render up again only where it finds the same calls.
      return language === 'it' ? italian : use(load(language));
    },
  };
}
