import type { AdministrationStore } from './administration-store.ts';

/** What every verb of an administrator needs. */
export interface AdministrationDeps {
  administration: AdministrationStore;
  newId(): string;
  now(): Date;
}
