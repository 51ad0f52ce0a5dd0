import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { lane, portsOf } from './lane.ts';

const { listings: listingPort } = portsOf(lane);

/** A marketplace of our own on this machine: the pages under e2e/listings, with `?apart` cut off from the tabs they open, and one page that refuses. */
export async function openListingSite(): Promise<{ close(): void }> {
  const server = createServer(async (request, response) => {
    if (request.url === '/blocked') {
      response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Access denied</h1>');
      return;
    }
    const [path, query] = (request.url ?? '').split('?');
    const name = /^\/([\w-]+\.html)$/.exec(path ?? '')?.[1];
    const page =
      name && (await readFile(new URL(`listings/${name}`, import.meta.url)).catch(() => undefined));
    response
      .writeHead(page ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        // As strict as marketplaces are: no script from elsewhere, no request to elsewhere.
        'content-security-policy': "default-src 'self'; connect-src 'self'; form-action 'self'",
        ...(query === 'apart' ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
      })
      .end(page || '');
  });
  await new Promise<void>((listening) => server.listen(listingPort, '127.0.0.1', listening));
  return { close: () => server.close() };
}

export const listingUrl = (name: string) => `http://127.0.0.1:${listingPort}/${name}`;
