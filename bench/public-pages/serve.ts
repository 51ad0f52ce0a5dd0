import { readConfig } from '../../src/server/config/read-config.ts';
import { createLog } from '../../src/server/operation/create-log.ts';
import { startServer } from '../../src/server/start-server.ts';

/** The product as it is started, but with the pages of the folder that is named: its own process. */
const [webRoot = ''] = process.argv.slice(2);
const { port } = await startServer(readConfig(process.env), {
  webRoot,
  log: createLog('error'),
});
console.log(`http://localhost:${port}`);
