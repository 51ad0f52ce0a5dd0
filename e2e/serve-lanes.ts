import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDataDir } from '../src/server/testing/copy-data-dir.ts';
import { prepareDataDir } from '../src/server/testing/prepare-data-dir.ts';
import { startMain } from '../src/server/testing/start-main.ts';
import { lanes, portsOf } from './lane.ts';

/** The application of each lane, which writes by itself; playwright.config.ts waits for the last line. */
const ground = await mkdtemp(join(tmpdir(), 'autoscritto-journeys-'));
const prepared = await prepareDataDir(join(ground, 'prepared'));
const applications = await Promise.all(
  Array.from({ length: lanes }, async (_, lane) => {
    const ports = portsOf(lane);
    return startMain({
      PORT: String(ports.application),
      DATA_DIR: await copyDataDir(prepared, join(ground, `lane-${lane}`)),
      LISTING_ALLOW_HOSTS: `127.0.0.1:${ports.listings}`,
    });
  }),
);

/** Asked to end, or left behind by a Playwright that was killed: neither a process nor a folder stays. */
let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  await Promise.all(applications.map((application) => application.stop()));
  await rm(ground, { recursive: true, force: true });
  process.exit(0);
}
process.once('SIGTERM', end);
process.once('SIGINT', end);
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 1000).unref();
console.log(`Journeys can begin, on copies of ${prepared}.`);
