import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startRealIssuer } from '#server/gateways/open-id/testing/real-issuer.ts';
import { createDatabase } from '#server/testing/migrated-template.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { type PreparedService, preparedTemplate, prepareService } from './prepare-service.ts';
import { publicOrigin, type ServiceFacts, settings, startService } from './running-service.ts';

/** Who is known at the issuer. */
const people = {
  anna: { email: 'anna@stranger.example', email_verified: true, name: 'Anna Bianchi' },
  bruno: { email: 'bruno@stranger.example', email_verified: true, name: 'Bruno Neri' },
  mallory: { email: 'mallory@stranger.example', email_verified: true, name: 'Mallory' },
  vouched: { email: 'elite-39@dealer.example', email_verified: true, name: 'Dina Rossi' },
  unverified: { email: 'elite-38@dealer.example', email_verified: false, name: 'Mallory' },
};

/** Brings PostgreSQL and the service in both settings up, once for all files of the project. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-prepared-'));
  const prepared = await prepareService(postgres.url, join(folder, 'one'));
  project.provide('prepared', prepared);
  const back = {
    redirectUri: `${publicOrigin}/auth/google/callback`,
    method: 'client_secret_basic',
  } as const;
  const issuer = await startRealIssuer(people, back, true);
  const environment = {
    ...{
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_CLIENT_ID: 'autoscritto',
      GOOGLE_CLIENT_SECRET: 'known to both',
    },
  };
  const services = await Promise.all(
    settings.map(async (setting) => {
      const postgresUrl = await createDatabase(postgres.url, preparedTemplate);
      return startService(setting, { postgresUrl, prepared, environment });
    }),
  );
  project.provide(
    'services',
    services.map(({ setting, ports, publicOrigin, folder, databaseUrl, issuer, accounts }) => ({
      ...{ setting, ports, publicOrigin, folder, databaseUrl, issuer, accounts },
    })),
  );
  return async () => {
    await Promise.all(services.map((service) => service.stop()));
    await Promise.all([postgres.stop(), issuer.stop(), rm(folder, { recursive: true, force: true })]);
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    services: ServiceFacts[];
    prepared: PreparedService;
  }
}
