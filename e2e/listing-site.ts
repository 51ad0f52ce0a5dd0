import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { bundleInlineScript } from '../scripts/bundle-inline-script.ts';
import { lane, portsOf } from './lane.ts';

const { listings: listingPort } = portsOf(lane);

/**
 * A marketplace of our own on this machine: the pages under e2e/listings, with `?apart` cut off from the tabs they open,
 * forms under e2e/forms, and one page that refuses.
 */
export async function openListingSite(): Promise<{ close(): void }> {
  const server = createServer(async (request, response) => {
    if (request.url === '/blocked') {
      response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Access denied</h1>');
      return;
    }
    const [path = '', query] = (request.url ?? '').split('?');
    const content = await readPart(path).catch(() => undefined);
    response
      .writeHead(content ? 200 : 404, {
        'content-type': typeOf(path),
        // As strict as marketplaces are: no script from elsewhere, no request to elsewhere.
        'content-security-policy': "default-src 'self'; connect-src 'self'; form-action 'self'",
        ...(query === 'apart' ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
      })
      .end(content || '');
  });
  await new Promise<void>((listening) => server.listen(listingPort, '127.0.0.1', listening));
  return { close: () => server.close() };
}

async function readPart(path: string): Promise<string | Buffer | undefined> {
  if (/^\/[\w-]+\.html$/.test(path)) return readFile(new URL(`listings${path}`, import.meta.url));
  if (!/^\/forms\/[\w-]+\.(?:html|css|js)$/.test(path)) return undefined;
  const file = new URL(`.${path}`, import.meta.url);
  return path.endsWith('.js') ? bundleInlineScript(fileURLToPath(file)) : readFile(file);
}

function typeOf(path: string): string {
  const kind = path.endsWith('.css') ? 'css' : path.endsWith('.js') ? 'javascript' : 'html';
  return `text/${kind}; charset=utf-8`;
}

export const listingUrl = (name: string) => `http://127.0.0.1:${listingPort}/${name}`;
