import type { TestProject } from 'vitest/node';
import { createMigratedTemplate } from './migrated-template.ts';
import { startPostgres } from './start-postgres.ts';

/** Brings one PostgreSQL up for the whole run. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres();
  await createMigratedTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
