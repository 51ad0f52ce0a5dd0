import { defineConfig } from 'vitest/config';

const api = {
  include: ['src/server/{routes,store}/**/*.test.ts'],
  // Each file has a database of its own; what they share is code, which takes long to load.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** The application as it is run, in two settings that all files of this kind share. */
const promises = ['src/server/promises/**/*.test.ts'];

// Vitest reads the default export only.
export default defineConfig({
  test: {
    // By itself it leaves a core to others, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...api.include, ...promises],
          // Some read hundreds of texts, on a machine that may be busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...api,
          name: 'api-embedded',
          // A provider that fails does so alike beside either database.
          exclude: ['src/server/routes/stripe-bad-days.test.ts'],
          env: { TEST_DATABASE: 'embedded' },
        },
      },
      {
        test: {
          ...api,
          name: 'api-postgres',
          exclude: ['src/server/store/open-pglite.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/server/testing/postgres-global-setup.ts'],
        },
      },
      {
        test: {
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
