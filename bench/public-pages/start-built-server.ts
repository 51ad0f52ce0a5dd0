import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const serve = fileURLToPath(new URL('./serve.ts', import.meta.url));

/**
 * Starts the product in demo mode in a process of its own, with a copy of the built pages, which may be
 * added to, and a data directory of its own. Throws when there are no built pages.
 */
export async function startBuiltServer(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-pages-'));
  const webRoot = join(folder, 'pages');
  await cp('dist', webRoot, { recursive: true });
  const child = spawn(process.execPath, [serve, webRoot], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      LOG_LEVEL: 'error',
      SAMPLE_YEAR: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [origin] = await Promise.race([once(child.stdout, 'data'), exited.then(() => [''])]);
  if (!String(origin)) throw new Error('The built server does not start.');
  return {
    origin: String(origin).trim(),
    webRoot,
    async stop() {
      child.kill();
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
