import type { Config } from 'drizzle-kit';

export const config: Config = {
  dialect: 'postgresql',
  schema: './src/server/store/schema.ts',
  out: './src/server/store/migrations',
};

// drizzle-kit reads the default export only.
export default config;
