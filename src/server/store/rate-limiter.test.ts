import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { rateLimiter } from './rate-limiter.ts';

const { db, clock } = await createTestApp();
const limiter = rateLimiter(db);
const limit = { most: 5, milliseconds: 60_000 };

test('promise 12: of many at the same moment so many get through as may, the very first ones too', async () => {
  for (let round = 0; round < 20; round++) {
    const key = `round-${round}`;
    const taken = await Promise.all(Array.from({ length: 8 }, () => limiter.take(key, limit, clock.now)));
    expect(taken.filter(Boolean)).toHaveLength(5);
  }
});
