import type { Json, PageScript } from '../page/page-content.ts';
import { parseJson } from '../page/walk-json.ts';
import { endOfJson } from './end-of-json.ts';

const push = 'self.__next_f.push(';
const longestStream = 5_000_000;
/** A row of the stream: `1a:{…}`, `3:["$",…]`, `f:I[…]`; only rows that are plain JSON hold data. */
const row = /^[0-9a-f]+:(?=[[{])/;

/** The rows of the stream that Next's app router writes into its pages, chunk after chunk. */
export function* readFlightChunks(scripts: readonly PageScript[]): Generator<Json> {
  const stream = scripts.flatMap(({ text }) => chunksIn(text)).join('');
  if (stream.length > longestStream) return;
  for (const line of stream.split('\n')) {
    const head = row.exec(line)?.[0];
    const value = head ? parseJson(line.slice(head.length)) : undefined;
    if (value !== undefined) yield value;
  }
}

function chunksIn(script: string): string[] {
  const chunks: string[] = [];
  for (let at = script.indexOf(push); at >= 0; at = script.indexOf(push, at + push.length)) {
    const start = at + push.length;
    const end = endOfJson(script, start);
    if (end === undefined) break;
    const chunk = parseJson(script.slice(start, end));
    if (Array.isArray(chunk) && typeof chunk[1] === 'string') chunks.push(chunk[1]);
  }
  return chunks;
}
