import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';

let canaryTouched = 0;
const page = '<!doctype html><title>Fiat Panda</title>';
const answers: Record<string, RequestListener> = {
  '/page': (_, res) => res.setHeader('content-type', 'text/html; charset=utf-8').end(page),
  '/latin': (_, res) =>
    res.setHeader('content-type', 'text/html').end(Buffer.from('<meta charset="iso-8859-1">Coupé', 'latin1')),
  '/unstated': (_, res) => res.setHeader('content-type', 'text/html').end(Buffer.from('Coupé', 'latin1')),
  '/moved': (_, res) => res.writeHead(302, { location: '/page' }).end(),
  '/to-canary': (_, res) => res.writeHead(302, { location: `http://127.0.0.1:${portOf(canary)}/` }).end(),
  '/to-file': (_, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_, res) => res.writeHead(302, { location: '/round' }).end(),
  '/gone': (_, res) => res.writeHead(410).end(),
  '/forbidden': (_, res) => res.writeHead(403).end(),
  '/broken': (_, res) => res.writeHead(503).end(),
  '/pdf': (_, res) => res.setHeader('content-type', 'application/pdf').end('%PDF'),
  '/bomb': (_, res) =>
    res
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(60 * 1024 * 1024, 'a'))),
  '/cut': (_, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'content-length': '100000' });
    res.write('<html>');
    setTimeout(() => res.destroy(), 20);
  },
};
const site = createServer((req, res) =>
  (answers[req.url ?? ''] ?? ((_, r) => r.writeHead(404).end()))(req, res),
);
const canary = createServer((_, res) => {
  canaryTouched++;
  res.setHeader('content-type', 'text/html').end(page);
});
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  for (const server of [site, canary]) await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
});
afterAll(() => {
  for (const server of [site, canary]) server.close();
});

describe('a site that may be reached', () => {
  const fetchFrom = (path: string) =>
    createPageSource({ allowHosts: [`127.0.0.1:${portOf(site)}`] }).fetch(
      `http://127.0.0.1:${portOf(site)}${path}`,
    );

  test('its page comes with the address after redirects', async () => {
    const url = `http://127.0.0.1:${portOf(site)}/page`;
    expect(await fetchFrom('/moved')).toEqual({ kind: 'page', content: page, url });
  });

  test.each(['/latin', '/unstated'])('the charset of %s is honoured', async (path) => {
    expect(await fetchFrom(path)).toMatchObject({ content: expect.stringContaining('Coupé') });
  });

  test.each([
    ['/gone', 'not-found'],
    ['/nothing-here', 'not-found'],
    ['/forbidden', 'blocked'],
    ['/broken', 'server-error'],
    ['/pdf', 'not-html'],
    ['/bomb', 'too-big'],
    ['/round', 'too-many-redirects'],
    ['/to-file', 'not-reachable-scheme'],
    ['/to-canary', 'not-public'],
    ['/cut', 'unreachable'],
  ])('%s is the fault %s', async (path, fault) => {
    expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault });
  });
});

describe('addresses inside a network are never touched', () => {
  const hosts = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '224.0.0.1',
    '255.255.255.255',
    '127.0.0.1.',
  ];
  test.each(hosts)('%s', async (host) => {
    const before = canaryTouched;
    const source = createPageSource({ allowHosts: [] });
    const result = await source.fetch(`http://${host}:${portOf(canary)}/`);
    expect(result).toEqual({ kind: 'fault', fault: 'not-public' });
    expect(canaryTouched).toBe(before);
  });

  test('a name that resolves to one, asked at the very moment of connecting', async () => {
    const asked: string[] = [];
    const lookup: LookupFunction = (host, _options, callback) => {
      asked.push(host);
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const source = createPageSource({ allowHosts: [], lookup });
    const result = await source.fetch(`http://rebinding.example:${portOf(canary)}/`);
    expect(result).toEqual({ kind: 'fault', fault: 'not-public' });
    expect(asked).toEqual(['rebinding.example']);
    expect(canaryTouched).toBe(0);
  });

  test('a name with one public and one private address', async () => {
    const lookup: LookupFunction = (_host, _options, callback) =>
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '10.1.2.3', family: 4 },
      ]);
    const source = createPageSource({ allowHosts: [], lookup });
    expect(await source.fetch('http://half.example/')).toMatchObject({ fault: 'not-public' });
  });
});

test.each([
  ['not a url', 'not-a-url'],
  ['http://[::1', 'not-a-url'],
  ['ftp://example.com/', 'not-reachable-scheme'],
  ['javascript:alert(1)', 'not-reachable-scheme'],
])('%s is refused before anything is asked', async (url, fault) => {
  expect(await createPageSource({ allowHosts: [] }).fetch(url)).toEqual({ kind: 'fault', fault });
});
