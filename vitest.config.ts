import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,contract,web}/**/*.test.{ts,tsx}', 'src/server/{gateways,commands}/**/*.test.ts'],
        },
      },
    ],
  },
});
