import { mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { copyDataDir } from '../src/server/testing/copy-data-dir.ts';
import { type MainProcess, startMain } from '../src/server/testing/start-main.ts';

/** Starts one more application for the journeys of one file, with the demo accounts as in the lanes' own. */
export async function startBeside(port: number, environment: Record<string, string>): Promise<MainProcess> {
  const prepared = process.env.JOURNEYS_PREPARED ?? '';
  expect(prepared, 'set by what e2e/serve-lanes.ts says').not.toBe('');
  // Beside the prepared one, so that it goes with the lanes' own.
  const dataDir = await copyDataDir(prepared, await mkdtemp(join(dirname(prepared), 'beside-')));
  return startMain({ ...environment, PORT: String(port), DATA_DIR: dataDir });
}
