import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UsageStore } from '#domain/subscriptions/usage.ts';
import { keepReservations } from './keep-reservations.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const reservation = (id: string) => ({
  ...{ id, userId: 'anna', month: '2026-11', reservedAt: new Date('2026-11-21T10:00:00Z') },
});

/** A store of which only reservations matter; `open` are those not settled. */
function storeOf(open: Set<string>) {
  const renewed: [string, string[]][] = [];
  const usage: UsageStore = {
    async reserve({ id }, limit) {
      if (limit === 0) return false;
      open.add(id);
      return true;
    },
    async giveBack(id) {
      open.delete(id);
    },
    async renew(ids, at) {
      renewed.push([at.toISOString().slice(17, 19), [...ids]]);
      return ids.filter((id) => open.has(id));
    },
    giveBackAbandoned: async () => 0,
    takeSentences: async () => true,
    countOfMonth: async () => 0,
    countOfAllTime: async () => 0,
  };
  return { usage, renewed };
}
const outside = { now: () => new Date(), onError: () => {} };

test('a reservation gives a sign of life every ten seconds until it is settled', async () => {
  const open = new Set<string>();
  const { usage, renewed } = storeOf(open);
  const kept = keepReservations(usage, outside);
  await kept.reserve(reservation('one'), 1);
  await vi.advanceTimersByTimeAsync(20_000);
  open.delete('one');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renewed).toEqual([
    ['10', ['one']],
    ['20', ['one']],
    ['30', ['one']],
  ]);
});

test('one that was given back, or never made, gives none', async () => {
  const { usage, renewed } = storeOf(new Set());
  const kept = keepReservations(usage, outside);
  await kept.reserve(reservation('one'), 1);
  await kept.reserve(reservation('refused'), 0);
  await kept.reserve(reservation('two'), 1);
  await kept.giveBack('one');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renewed).toEqual([['10', ['two']]]);
});

test('a sign that fails is told, and the next one is given', async () => {
  const { usage, renewed } = storeOf(new Set());
  const errors: unknown[] = [];
  let isAway = true;
  const shaky: UsageStore = {
    ...usage,
    async renew(ids, at) {
      if (isAway) throw new Error('away');
      return usage.renew(ids, at);
    },
  };
  const kept = keepReservations(shaky, { ...outside, onError: (error) => errors.push(error) });
  await kept.reserve(reservation('one'), 1);
  await vi.advanceTimersByTimeAsync(10_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(errors).toHaveLength(1);
  expect(renewed).toEqual([['20', ['one']]]);
  kept.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renewed).toHaveLength(1);
});
