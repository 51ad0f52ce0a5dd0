import { inject } from 'vitest';
import { createDatabase } from '#server/testing/migrated-template.ts';
import { preparedTemplate } from './prepare-service.ts';
import {
  asUsed,
  type RunningService,
  type ServiceAsUsed,
  type Setting,
  startService,
} from './running-service.ts';

/**
 * The service in both settings, running already and shared with other test files: for `describe.each`.
 * Tests that need to stop a process, or doubles of outside services, start one of their own by `startOwnService`.
 */
export const sharedServices = (): [name: string, service: ServiceAsUsed][] =>
  inject('services').map((facts) => [facts.setting, asUsed(facts)]);

/** Two processes on PostgreSQL alone: for what the database has no part in. */
export const sharedProcesses = () =>
  sharedServices().filter(([, { databaseUrl }]) => databaseUrl !== undefined);

/** A service of one test file; `reach` writes PostgreSQL's address in another way. */
export async function startOwnService(
  setting: Setting,
  environment: Record<string, string>,
  reach = (postgresUrl: string) => postgresUrl,
): Promise<RunningService> {
  const postgresUrl = reach(await createDatabase(inject('postgresUrl'), preparedTemplate));
  return startService(setting, { postgresUrl, prepared: inject('prepared'), environment });
}
