import { isLanguage } from '#domain/shared/languages.ts';
import { keepLanguage } from './kept-language.ts';

/**
 * Prepares every link to the same page in another language (`<a hreflang>`) when it is pressed, also by a key
 * that opens it elsewhere, for the browser to follow it. Call it once.
 */
export function followLanguageLinks(): void {
  for (const press of ['click', 'auxclick']) addEventListener(press, prepare, { capture: true });
}

function prepare({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  // What the address asks for, a plan say; a page written beforehand cannot know of it.
  link.search = location.search;
  // A bare address is answered in the language kept, so the one chosen has to be kept before it is asked for.
  if (isLanguage(link.hreflang)) keepLanguage(link.hreflang);
}
