import { defaultLanguage, isLanguage, type Language } from '#domain/shared/languages.ts';

/** The first language of `Accept-Language` that we speak. */
export function languageOf(headers: Headers): Language {
  const wanted = (headers.get('accept-language') ?? '').slice(0, 200).split(',');
  const spoken = wanted.map((entry) => entry.trim().slice(0, 2).toLowerCase()).find(isLanguage);
  return spoken ?? defaultLanguage;
}
