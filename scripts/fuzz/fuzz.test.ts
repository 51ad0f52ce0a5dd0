import { expect, inject, test } from 'vitest';
import { openApi } from '#contract/open-api.ts';
import { fuzz } from './fuzz.ts';
import { openLane } from './lane.ts';
import { readOperations } from './operations.ts';

test('promise 33: 300 seeded requests over every endpoint bring no fault to light', {
  timeout: 180_000,
}, async () => {
  // How fast it answers is for the long run on a quiet machine to say.
  const report = await fuzz({
    seed: 7,
    requests: 300,
    prepared: inject('preparedDataDir'),
    slowest: Number.POSITIVE_INFINITY,
  });
  expect(report.faults).toEqual([]);
  expect(report.total()).toBe(300);
  for (const status of [200, 400, 401, 403, 404]) expect(report.total(status)).toBeGreaterThan(5);
});

test('the same seed sends the same requests, another seed others', () => {
  const { operations } = readOperations(JSON.stringify(openApi()));
  const movesOf = (seed: number) => {
    const lane = openLane(seed, { operations, origin: 'http://localhost:1', site: 'http://localhost:2' });
    const moves: unknown[] = [];
    for (let n = 0; n < 500; n++) moves.push(lane.next());
    return JSON.stringify(moves);
  };
  expect(movesOf(3)).toBe(movesOf(3));
  expect(movesOf(3)).not.toBe(movesOf(4));
});
