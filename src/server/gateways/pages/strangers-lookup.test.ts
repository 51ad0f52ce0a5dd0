import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';
import { strangersLookup } from './strangers-lookup.ts';
import { openCanary, openHostileSite } from './testing/hostile-site.ts';
import { type NameAnswer, openNameServer } from './testing/name-server.ts';

/** Global unicast, given to nobody. */
const nobodys = '2d00::1';
const rebound = new Map<string, number>();
const names: Record<string, NameAnswer> = {
  'public.example': ['192.88.99.7', nobodys],
  'inside.example': ['10.0.0.7'],
  'inside-by-ipv6.example': ['fd00::7'],
  'half-inside.example': ['8.8.8.8', '::1'],
  'empty.example': [],
  'nobody.example': 'no-such-name',
  'broken.example': 'fault',
  'mute.example': 'silence',
};
const server = await openNameServer((name) => {
  if (name !== 'rebinding.example') return names[name] ?? 'no-such-name';
  const times = (rebound.get(name) ?? 0) + 1;
  rebound.set(name, times);
  // Asked for both kinds of address each time.
  return times <= 2 ? [nobodys] : ['127.0.0.1'];
});
const canary = await openCanary();
afterAll(() => Promise.all([server.close(), canary.close()]));

const ports = [80, canary.port];
const sourceWith = (limits = {}) =>
  createPageSource({ allowHosts: [], ports, dnsServers: [server.address], limits });
const fetchFrom = (name: string, limits = { milliseconds: 800 }) =>
  sourceWith(limits).fetch(`http://${name}:${canary.port}/`);

function lookUp(host: string, signal = new AbortController().signal) {
  const lookup = strangersLookup({ servers: [server.address], signal });
  return new Promise((done) => lookup(host, { all: true }, (error, found) => done(error?.code ?? found)));
}

test('a name comes with all its addresses, both kinds', async () => {
  expect(await lookUp('public.example')).toEqual([
    { address: '192.88.99.7', family: 4 },
    { address: nobodys, family: 6 },
  ]);
});

test.each(['inside.example', 'inside-by-ipv6.example', 'half-inside.example'])(
  'promise 30: %s is refused by what its own name server says',
  async (name) => {
    expect(await fetchFrom(name)).toEqual({ kind: 'fault', fault: 'name-not-public' });
  },
);

test('promise 30: a name that becomes private after its first answer is refused then', async () => {
  const source = sourceWith({ milliseconds: 800 });
  const url = `http://rebinding.example:${canary.port}/`;
  expect((await source.fetch(url)).kind).toBe('fault');
  expect(rebound.get('rebinding.example')).toBe(2);
  expect(await source.fetch(url)).toEqual({ kind: 'fault', fault: 'name-not-public' });
});

test('promise 30: a redirect to a name inside is looked up in the same way and not followed', async () => {
  const site = await openHostileSite({
    '/': async ({ send }) => {
      await send('HTTP/1.1 302 Found\r\nlocation: http://inside.example/\r\ncontent-length: 0\r\n\r\n');
    },
  });
  const source = createPageSource({ allowHosts: [site.host], dnsServers: [server.address] });
  expect(await source.fetch(`http://${site.host}/`)).toEqual({ kind: 'fault', fault: 'redirect-not-public' });
  await site.close();
});

test.each(['nobody.example', 'empty.example', 'broken.example'])('%s is no site', async (name) => {
  expect(await fetchFrom(name)).toEqual({ kind: 'fault', fault: 'unknown-host' });
});

test('promise 41: a name whose server is mute is given up after two seconds', async () => {
  const begun = performance.now();
  expect(await fetchFrom('mute.example', { milliseconds: 10_000 })).toEqual({
    kind: 'fault',
    fault: 'too-slow',
  });
  expect(performance.now() - begun).toBeGreaterThan(1500);
  expect(performance.now() - begun).toBeLessThan(4500);
});

test('promise 41: a look-up ends with the request it is for', async () => {
  const leaving = new AbortController();
  const begun = performance.now();
  const looking = lookUp('mute.example', leaving.signal);
  await pause(100);
  leaving.abort();
  expect(await looking).toBe('ETIMEDOUT');
  expect(await lookUp('mute.example', leaving.signal)).toBe('ETIMEDOUT');
  expect(await fetchFrom('mute.example', { milliseconds: 200 })).toMatchObject({ fault: 'too-slow' });
  expect(performance.now() - begun).toBeLessThan(1500);
});

test('promise 41: names that are mute keep no other name waiting', async () => {
  const mute = Array.from({ length: 20 }, () => lookUp('mute.example'));
  const begun = performance.now();
  expect(await lookUp('public.example')).toHaveLength(2);
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(new Set(await Promise.all(mute))).toEqual(new Set(['ETIMEDOUT']));
});

test('promise 30: no name server is asked about this machine', async () => {
  for (const name of ['localhost', 'LOCALHOST', 'localhost.', 'db.localhost']) {
    expect(await fetchFrom(name)).toEqual({ kind: 'fault', fault: 'name-not-public' });
  }
  expect(server.asked.filter((name) => name.includes('localhost'))).toEqual([]);
  expect(canary.touched()).toBe(0);
});
