import { fileURLToPath } from 'node:url';
import { checkConfig } from './config/check-config.ts';
import { readConfig } from './config/read-config.ts';
import { loggableError } from './loggable-error.ts';
import { createLog } from './operation/create-log.ts';
import { startServer } from './start-server.ts';

try {
  const config = readConfig(process.env);
  const { errors, warnings } = checkConfig(config, process.env);
  if (errors.length) throw new Error(['It cannot be started like this.', ...errors].join('\n  '));
  const log = createLog(config.operation.logLevel);
  // One promise nobody waited for is no reason to leave everybody else; after an exception nothing is certain.
  process.on('unhandledRejection', (error) => log.error({ err: loggableError(error) }, 'not waited for'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: loggableError(error) }, 'cannot go on');
    process.exit(1);
  });
  const webRoot = fileURLToPath(new URL('../../dist', import.meta.url));
  const server = await startServer(config, { webRoot, log });
  console.log(server.greeting);
  for (const warning of [...warnings, ...server.warnings]) console.warn(`Warning: ${warning}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
