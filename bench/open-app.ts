import { type App, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createLog } from '#server/operation/create-log.ts';
import type { Database } from '#server/store/database.ts';

export const origin = 'http://localhost:3000';

/** The application as it runs, on a database to be measured; only its texts are written by nobody. */
export function openApp(db: Database): App {
  return buildApp({
    config: { ...readConfig({}), origins: [origin] },
    db,
    sessionSecret: 'a secret for measuring, nothing else at all',
    copywriter: {
      engine: { name: 'bench', version: '1' },
      write: async () => ({ text: 'Un testo.', engine: { name: 'bench', version: '1' }, leftOut: [] }),
    },
    webRoot: 'dist',
    now: () => new Date(),
    onError: (error) => console.error(error),
    // Written as in production, but nowhere.
    log: createLog('info', { write() {} }),
  });
}

/** The cookies of an answer as a browser sends them back. */
export const cookieOf = (setCookies: readonly string[]): string =>
  setCookies.map((value) => value.split(';')[0]).join('; ');
