import { expect, test } from 'vitest';
import { carsOf, isAtWork, standingOf } from './standing-of.ts';

const none = { unread: 0, faulty: 0, ready: 0, writing: 0, written: 0, failed: 0, cancelled: 0, approved: 0 };

test.each([
  ['draft', { ready: 3 }, 'draft', false],
  ['draft', { unread: 1, ready: 3 }, 'draft', true],
  ['running', { unread: 1, written: 1 }, 'running', true],
  ['running', { ready: 3, written: 1 }, 'running', true],
  ['running', { writing: 1, written: 3 }, 'running', true],
  ['running', { written: 3, faulty: 1, failed: 1 }, 'done', false],
  ['paused', { ready: 2, writing: 1 }, 'paused', true],
  ['paused', { ready: 2 }, 'paused', false],
  ['cancelled', { cancelled: 2 }, 'cancelled', false],
] as const)('a %s job with %o stands as %s and is at work: %s', (state, counts, standing, isWorking) => {
  const job = { state, counts: { ...none, ...counts } };
  expect([standingOf(job), isAtWork(job)]).toEqual([standing, isWorking]);
});

test('approved cars are among the written ones', () => {
  expect(carsOf({ counts: { ...none, written: 3, faulty: 1, approved: 2 } })).toBe(4);
});
