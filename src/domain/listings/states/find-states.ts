import type { Json, PageScript } from '../page/page-content.ts';
import { parseJson } from '../page/walk-json.ts';
import { readAssignments } from './read-assignments.ts';
import { readFlightChunks } from './read-flight-chunks.ts';

/**
 * Everything a page keeps for its own scripts, in the order of the page: Next.js data, streamed
 * chunks of Next's app router, `window.NAME = {…}` or `= JSON.parse("…")`, `dataLayer.push({…})`,
 * and scripts of type JSON. JSON-LD is not among it.
 */
export function* findStates(scripts: readonly PageScript[]): Generator<Json> {
  for (const script of scripts) {
    if (isJson(script)) {
      const state = parseJson(script.text);
      if (state !== undefined) yield state;
    } else yield* readAssignments(script.text);
  }
  yield* readFlightChunks(scripts);
}

const isJson = ({ id, type }: PageScript) => id === '__NEXT_DATA__' || /^application\/json\b/i.test(type);
