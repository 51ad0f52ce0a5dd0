import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readConfig } from './config/read-config.ts';
import { loggableError } from './loggable-error.ts';
import { startServer } from './start-server.ts';

const log = pino({ level: process.env.LOG_LEVEL ?? 'info' });

try {
  const config = readConfig(process.env);
  const server = await startServer(config, {
    webRoot: fileURLToPath(new URL('../../dist', import.meta.url)),
    onError: (error) => log.error({ err: loggableError(error) }, 'request failed'),
  });
  console.log(server.greeting);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
