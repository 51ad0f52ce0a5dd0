import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const house = resolve(import.meta.dirname, '../src/domain/copywriting');

/** The rooms that each room of the copywriting imports from; files beside the rooms are of none. */
function importsOfRooms(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync('*/**/*.ts', { cwd: house })) {
    if (/\.test\.ts$|\/fixtures\//u.test(file)) continue;
    const room = roomOf(file);
    const others = rooms.get(room) ?? new Set();
    for (const [, specifier = ''] of readFileSync(join(house, file), 'utf8').matchAll(
      /(?:from |import\()'([^']+)'/gu,
    )) {
      const other = roomOf(placeOf(file, specifier));
      if (other !== '' && other !== room) others.add(other);
    }
    rooms.set(room, others);
  }
  return rooms;
}

const roomOf = (file: string) =>
  file.includes('/') && !file.startsWith('..') ? (file.split('/')[0] ?? '') : '';

const placeOf = (file: string, specifier: string) =>
  specifier.startsWith('.')
    ? relative(house, resolve(house, dirname(file), specifier))
    : specifier.replace(/^#domain\/copywriting\//u, '').replace(/^#.*/u, '');

/** Where a walk from this room comes back to it, as the rooms on the way. */
function circleFrom(room: string, rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const ways: string[][] = [[room]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of rooms.get(way.at(-1) ?? '') ?? []) {
      if (next === room) return [...way, room];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

test('the copywriting has at most a dozen rooms, and no circle among them', () => {
  const rooms = importsOfRooms();
  expect(rooms.size).toBeGreaterThan(5);
  expect(rooms.size).toBeLessThanOrEqual(12);
  expect([...rooms.keys()].flatMap((room) => circleFrom(room, rooms)?.join(' → ') ?? [])).toEqual([]);
});

test('a circle is found', () => {
  const rooms = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
  ]);
  expect(circleFrom('a', rooms)).toEqual(['a', 'b', 'c', 'a']);
});
