import { copyDataDir } from '../src/server/testing/copy-data-dir.ts';
import { prepareDataDir } from '../src/server/testing/prepare-data-dir.ts';
import { startMain } from '../src/server/testing/start-main.ts';
import { lanes, portsOf } from './lane.ts';

/** The application of each lane, which writes by itself; playwright.config.ts waits for the last line. */
const prepared = await prepareDataDir();
await Promise.all(
  Array.from({ length: lanes }, async (_, lane) => {
    const ports = portsOf(lane);
    return startMain({
      PORT: String(ports.application),
      DATA_DIR: await copyDataDir(prepared),
      LISTING_ALLOW_HOSTS: `127.0.0.1:${ports.listings}`,
    });
  }),
);
console.log(`Journeys can begin, on copies of ${prepared}.`);
