import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  number: number;
  promise: string;
  kept: string[];
  tests: string[];
}

/** The table of SECURITY.md: number, promise, files that keep it, files that show it. */
const text = readFileSync('SECURITY.md', 'utf8');
const rows: Row[] = text
  .split('\n')
  .filter((line) => /^\| *\d+ *\|/.test(line))
  .map((line) => {
    const [number = '', promise = '', kept = '', tests = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { number: Number(number), promise, kept: pathsIn(kept), tests: pathsIn(tests) };
  });

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

test('every promise has one row, in order', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThanOrEqual(44);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test.each(rows)(
  'promise $number is kept in files there are, and shown by tests that say its number',
  (row) => {
    expect(row.promise).not.toBe('');
    expect(row.kept.length).toBeGreaterThan(0);
    expect(row.tests.length).toBeGreaterThan(0);
    for (const path of [...row.kept, ...row.tests]) expect([path, existsSync(path)]).toEqual([path, true]);
    for (const path of row.tests) {
      expect(path).toMatch(/\.test\.tsx?$/);
      const saysItsNumber = new RegExp(`['"\`]promise ${row.number}: `).test(readFileSync(path, 'utf8'));
      expect([path, saysItsNumber]).toEqual([path, true]);
    }
  },
);

test('every file it names is there', () => {
  const named = pathsIn(text).filter((path) => /^(?:src|scripts|docs)\//.test(path));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
