import type { TestProject } from 'vitest/node';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { type ServiceFacts, settings, startService } from './running-service.ts';

/** Brings PostgreSQL and the service in both settings up, once for all files of the project. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  const services = await Promise.all(
    settings.map((setting) => startService(setting, { postgresUrl: postgres.url })),
  );
  project.provide(
    'services',
    services.map(({ setting, ports, publicOrigin, folder, databaseUrl, accounts }) => ({
      ...{ setting, ports, publicOrigin, folder, databaseUrl, accounts },
    })),
  );
  return async () => {
    await Promise.all(services.map((service) => service.stop()));
    await postgres.stop();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    services: ServiceFacts[];
  }
}
