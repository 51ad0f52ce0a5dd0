import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What loads, and parses the phrases of, the whole domain loads it once for all files of a worker. */
const shared = { isolate: false };

/** Which of their many cases some unit tests try in this run; TEST_CASES=all is for all of them. */
const testSeed =
  process.env.TEST_CASES === 'all' ? undefined : Number(process.env.TEST_SEED ?? randomInt(1000));
if (testSeed !== undefined && !process.env.TEST_SEED) console.log(`The cases of TEST_SEED=${testSeed}.`);

const stores = ['src/server/store/**/*.test.ts'];
const routes = ['src/server/routes/**/*.test.ts'];

/** Each file has a database of its own. */
const api = { ...shared, testTimeout: 30_000, hookTimeout: 60_000 };

/** The program in processes of its own, killed, overrun with nonsense and copied while it writes. */
const processes = [
  'scripts/{api-client,durability,fuzz}/**/*.test.ts',
  'src/server/main.test.ts',
  'src/server/commands/{backup,make-admin}.test.ts',
];

/** The application as it is run, in two settings that all files of this kind share. */
const promises = ['src/server/promises/**/*.test.ts'];

// Vitest reads the default export only.
export default defineConfig({
  test: {
    // One more than cores: tests of the running program wait for much of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          provide: { testSeed },
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...stores, ...routes, ...promises, ...processes],
          // Some read hundreds of texts, on a machine that may be busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...api,
          // What asks the database itself; all calls meet it in the promises, and all features in the journeys.
          name: 'api-embedded',
          include: stores,
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['src/server/testing/embedded-global-setup.ts'],
        },
      },
      {
        test: {
          ...api,
          name: 'api-postgres',
          include: [...stores, ...routes],
          exclude: ['src/server/store/open-pglite.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/server/testing/postgres-global-setup.ts'],
        },
      },
      {
        test: {
          name: 'processes',
          include: processes,
          testTimeout: 30_000,
          globalSetup: ['src/server/testing/prepared-global-setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'promises',
          include: promises,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['src/server/promises/promises-global-setup.ts'],
        },
      },
    ],
  },
});
