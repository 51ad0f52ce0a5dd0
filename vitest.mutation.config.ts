import { defineConfig } from 'vitest/config';

// Vitest reads the default export only. `npm run mutate` tries each fault on the tests that can reach it.
export default defineConfig({
  test: {
    include: ['src/{domain,contract,web}/**/*.test.{ts,tsx}'],
    // Hundreds of texts a fault are too many.
    exclude: ['src/domain/copywriting/writer/**'],
    isolate: false,
    testTimeout: 30_000,
  },
});
