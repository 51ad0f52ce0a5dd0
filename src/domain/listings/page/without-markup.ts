import { tokenise } from './tokenise.ts';

const breaks = new Set(['br', 'p', 'div', 'li', 'ul', 'h1', 'h2', 'h3', 'h4', 'tr']);

/** Returns a text of somebody's data with its tags taken off and its entities read; paragraphs are lines. */
export function withoutMarkup(raw: string): string {
  if (!/[<&]/.test(raw)) return raw;
  const parts: string[] = [];
  tokenise(raw, {
    open: ({ name }) => parts.push(breaks.has(name) ? '\n' : ''),
    close: ({ name }) => parts.push(breaks.has(name) ? '\n' : ''),
    text: (text) => parts.push(text),
  });
  return parts.join('');
}
