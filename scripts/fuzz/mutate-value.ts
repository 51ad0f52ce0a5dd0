import type { Random } from '#domain/copywriting/writer/seeded-random.ts';
import { oddKeys, oddNumbers, oddTexts, oddThings } from './odd-values.ts';

/** The same value with one place of it, however deep, made wrong. */
export function mutateValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.next() < 0.7) {
    const at = random.below(value.length);
    if (random.next() < 0.1) return [...value, ...value, ...value];
    return value.map((item, index) => (index === at ? mutateValue(item, random) : item));
  }
  if (isRecord(value) && Object.keys(value).length > 0 && random.next() < 0.85) {
    return mutateRecord(value, random);
  }
  return oddOf(value, random);
}

function mutateRecord(value: Record<string, unknown>, random: Random): Record<string, unknown> {
  const keys = Object.keys(value);
  const key = random.pick(keys);
  const { [key]: changed, ...rest } = value;
  const what = random.next();
  if (what < 0.15) return rest;
  if (what < 0.3) return withOwn(value, random.pick(oddKeys), oddOf(changed, random));
  if (what < 0.35) return withOwn(rest, key.toUpperCase(), changed);
  return withOwn(rest, key, mutateValue(changed, random));
}

/** `__proto__` becomes a key like any other, as JSON.parse makes it. */
function withOwn(record: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(record), [key, value]]);
}

function oddOf(value: unknown, random: Random): unknown {
  const what = random.next();
  if (typeof value === 'string' && what < 0.3) return spoil(value, random);
  if (what < 0.6) return random.pick(oddTexts);
  if (what < 0.75) return random.pick(oddNumbers);
  if (what < 0.8) return nested(20 + random.below(4000));
  return random.pick(oddThings);
}

function spoil(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(oddTexts) + text.slice(at);
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
