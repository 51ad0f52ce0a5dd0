import { expect, inject, test } from 'vitest';
import { killRounds } from './kill-rounds.ts';
import type { Engine } from './open-ground.ts';

// `npm run kill-test` does the same fifty times.
test.each<[Engine, number]>([
  ['embedded', 1],
  ['postgres', 2],
])(
  'promise 37: kill -9 under writes loses nothing that was acknowledged, %s database, %d times',
  { timeout: 300_000 },
  async (engine, times) => {
    const { rounds, contradictions } = await killRounds({
      engine,
      times,
      seed: 'short',
      postgresDiesEach: 2,
      prepared: inject('preparedDataDir'),
    });
    expect(rounds.flatMap(({ losses }) => losses)).toEqual([]);
    expect(contradictions).toEqual([]);
    expect(rounds.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
    if (engine === 'postgres') expect(rounds.at(-1)?.killed).toBe('PostgreSQL');
  },
);
