import type { Random } from '#domain/copywriting/writer/seeded-random.ts';
import { randomLetters } from './random-letters.ts';

/** A body that is no JSON any more, or JSON that is hard to bear; mostly small, seldom over the limit. */
export function breakBody(json: string, random: Random): Buffer {
  const bytes = Buffer.from(json);
  const ways: (() => Buffer)[] = [
    () => bytes.subarray(0, random.below(bytes.length + 1)),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.from(json, 'utf16le'),
    () =>
      Buffer.concat([bytes.subarray(0, 3), Buffer.from([0xff, 0xfe, 0x00, 0xc0, 0xaf]), bytes.subarray(3)]),
    () => Buffer.from(json.replace(/"/g, "'")),
    () => Buffer.from(json.replace(/}$/, ',}')),
    () => Buffer.from(json.replace(/^\{/, '{"a":1,"a":2,"__proto__":{"role":"admin"},')),
    () => Buffer.from(json.replace(/"[^"]*"$|\d+/, '1e999')),
    () => Buffer.from(json.replace(/"([^"]{2,})"/, '"\\ud800$1\\u0000"')),
    () =>
      Buffer.from(
        random.pick(['null', 'true', '0', '""', '[]', '"x"', '[{}]', 'NaN', 'undefined', '-', '{']),
      ),
    () => Buffer.from('['.repeat(1 + random.below(60_000))),
    () => Buffer.from(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
    () =>
      Buffer.from(
        json.replace(/}$/, `,"${randomLetters(random, 40)}":"${'è'.repeat(random.below(700_000))}"}`),
      ),
    () => Buffer.from(`{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`),
    () => Buffer.alloc(1024 + random.below(64 * 1024), random.below(256)),
    () => Buffer.alloc(0),
  ];
  return random.pick(ways)();
}
