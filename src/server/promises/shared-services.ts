import { inject } from 'vitest';
import { asUsed, type ServiceAsUsed } from './running-service.ts';

/**
 * The service in both settings, running already and shared with other test files: for `describe.each`.
 * Who needs to stop a process, or doubles of outside services, starts one of his own by `startService`.
 */
export const sharedServices = (): [name: string, service: ServiceAsUsed][] =>
  inject('services').map((facts) => [facts.setting, asUsed(facts)]);
