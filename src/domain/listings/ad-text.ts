import { cleanText } from '#domain/shared/clean-text.ts';
import type { Json } from './page/page-content.ts';
import { textOf } from './page/walk-json.ts';
import { withoutMarkup } from './page/without-markup.ts';

/** Shorter ones are a slogan or a title, longer ones no site allows. */
const shortest = 40;
const longest = 10_000;
/** With all its tags. */
const longestMarkup = 50_000;

/** The ad's own description among what a page's data holds, its HTML taken off; nothing where there is none. */
export function adText(...values: readonly (Json | undefined)[]): { text?: string } {
  for (const value of values) {
    const raw = textOf(value);
    if (raw === undefined || raw.length < shortest) continue;
    const text = cleanText(withoutMarkup(raw.slice(0, longestMarkup)))
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[\n ]*/g, '\n')
      .slice(0, longest);
    if (text.length >= shortest) return { text };
  }
  return {};
}
