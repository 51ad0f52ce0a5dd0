import { isObject, type Json, type JsonObject } from './page-content.ts';

const mostObjects = 60_000;
const deepest = 60;

/** The largest real ones have 120 kB; a hostile one takes time in proportion to its length. */
const longestJson = 3_000_000;

/** Parsed JSON, or undefined where the text is none: then this evidence is not there. */
export function parseJson(text: string): Json | undefined {
  if (text.length > longestJson) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Every object inside `root` that is `wanted`, outer before inner; looks into 60,000 objects at most. */
export function findObjects(root: Json, wanted: (object: JsonObject) => boolean, most = 50): JsonObject[] {
  const found: JsonObject[] = [];
  let level: Json[] = [root];
  let seen = 0;
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    const next: Json[] = [];
    for (const value of level) {
      if (isObject(value) && wanted(value)) found.push(value);
      if (found.length >= most || seen++ > mostObjects) return found;
      if (typeof value !== 'object' || value === null) continue;
      for (const child of Object.values(value))
        if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
  return found;
}

/** The value at a path of keys, undefined where the path leaves the objects. */
export function at(root: Json | undefined, ...path: string[]): Json | undefined {
  let value = root;
  for (const key of path) {
    if (!isObject(value)) return undefined;
    value = Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/** Text of a plain value; undefined for empty text, null, objects and lists. */
export function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
