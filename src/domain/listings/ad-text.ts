import { cleanText } from '#domain/shared/clean-text.ts';
import type { Json } from './page/page-content.ts';
import { tokenise } from './page/tokenise.ts';
import { textOf } from './page/walk-json.ts';

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

function withoutMarkup(raw: string): string {
  if (!/[<&]/.test(raw)) return raw;
  const parts: string[] = [];
  tokenise(raw, {
    open: ({ name }) => parts.push(breaks.has(name) ? '\n' : ''),
    close: ({ name }) => parts.push(breaks.has(name) ? '\n' : ''),
    text: (text) => parts.push(text),
  });
  return parts.join('');
}

const breaks = new Set(['br', 'p', 'div', 'li', 'ul', 'h1', 'h2', 'h3', 'h4', 'tr']);
