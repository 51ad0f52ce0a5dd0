import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

export const listingPort = 3218;

/** A marketplace of our own on this machine: the pages under e2e/listings, and one that refuses. */
export async function openListingSite(): Promise<{ close(): void }> {
  const server = createServer(async (request, response) => {
    if (request.url === '/blocked') {
      response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Access denied</h1>');
      return;
    }
    const name = /^\/([\w-]+\.html)$/.exec(request.url ?? '')?.[1];
    const page =
      name && (await readFile(new URL(`listings/${name}`, import.meta.url)).catch(() => undefined));
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page || '');
  });
  await new Promise<void>((listening) => server.listen(listingPort, '127.0.0.1', listening));
  return { close: () => server.close() };
}

export const listingUrl = (name: string) => `http://127.0.0.1:${listingPort}/${name}`;
