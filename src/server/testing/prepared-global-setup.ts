import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { prepareDataDir } from './prepare-data-dir.ts';

/** Makes one data folder that the tests of a project start the program on copies of. */
export async function setup(project: TestProject) {
  const prepared = await prepareDataDir();
  project.provide('preparedDataDir', prepared);
  return () => rm(prepared, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** See `prepareDataDir`. */
    preparedDataDir: string;
  }
}
