import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadResult } from './generate-load.ts';

const child = (name: string) => fork(fileURLToPath(new URL(name, import.meta.url)), { execArgv: [] });

/** Lets the generator, a process of its own, carry out an order. */
export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const generator = child('./generate-load.ts');
  const answer = once(generator, 'message');
  generator.send(order);
  const [result] = await Promise.race([
    answer,
    once(generator, 'disconnect').then(() => {
      throw new Error('The load generator ended without a word.');
    }),
  ]);
  return result as LoadResult;
}

/** The same generator against the bare framework. */
export async function runBareLoad(order: Omit<LoadOrder, 'origins' | 'onlyPath'>): Promise<LoadResult> {
  const server = child('./bare-server.ts');
  const [port] = await once(server, 'message');
  try {
    return await runLoad({ ...order, origins: [`http://127.0.0.1:${port}`], onlyPath: '/json' });
  } finally {
    server.disconnect();
  }
}
