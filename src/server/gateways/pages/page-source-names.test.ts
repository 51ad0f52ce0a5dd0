import type { LookupFunction } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';
import { answer, openCanary, openHostileSite } from './testing/hostile-site.ts';

const canary = await openCanary();
afterAll(() => canary.close());

/** Global unicast, given to nobody: connections go nowhere. */
const nobodys = '2d00::1';

/** Answers each question with the next list of addresses, the last one for good. */
function resolver(...answers: string[][]): { lookup: LookupFunction; asked: string[] } {
  const asked: string[] = [];
  const lookup: LookupFunction = (host, _options, callback) => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { lookup, asked };
}

const refused = { kind: 'fault', fault: 'name-not-public' };
const sourceWith = (lookup: LookupFunction, allowHosts: string[] = []) =>
  createPageSource({ allowHosts, lookup, ports: [80, canary.port], limits: { milliseconds: 400 } });

test.each([
  ['one private address', ['127.0.0.1']],
  ['one private address of many', [nobodys, '127.0.0.1']],
  ['a private address first', ['127.0.0.1', nobodys]],
  ['many answers, the last of them private', [...Array(40).fill(nobodys), '10.0.0.7']],
  ['cloud metadata', ['169.254.169.254']],
  ['the same by IPv6', ['fd00:ec2::254']],
  ['a mapped address', ['::ffff:127.0.0.1']],
  ['a mapped address in figures of sixteen', ['::ffff:a9fe:a9fe']],
  ['an address behind a translator', ['64:ff9b::a9fe:a9fe']],
  ['an address inside a provider', ['100.64.0.1']],
  ['an address with a zone', ['fe80::1%lo']],
  ['no address', []],
  ['no address at all but words', ['localhost']],
])('promise 30: a name that resolves to %s is refused', async (_, addresses) => {
  const { lookup, asked } = resolver(addresses);
  expect(await sourceWith(lookup).fetch(`http://name.example:${canary.port}/`)).toEqual(refused);
  expect(asked).toEqual(['name.example']);
});

test('promise 30: a name is checked at the moment of each connection: public at first, private then', async () => {
  const { lookup, asked } = resolver([nobodys], ['127.0.0.1']);
  const source = sourceWith(lookup);
  const url = `http://rebinding.example:${canary.port}/`;
  expect(await source.fetch(url)).toMatchObject({ kind: 'fault' });
  expect(await source.fetch(url)).toEqual(refused);
  // Once more where the first connection fails at once instead of hanging: then the page is asked for without robots.txt.
  expect(asked.length).toBeGreaterThanOrEqual(2);
});

test('promise 30: the name is asked once for a connection, so no second answer can be slipped in', async () => {
  const { lookup, asked } = resolver([nobodys], ['127.0.0.1']);
  await sourceWith(lookup).fetch(`http://rebinding.example:${canary.port}/`);
  expect(asked).toHaveLength(1);
});

test.each(['localhost', 'LOCALHOST', 'lo\u00adcalhost', 'ｌocalhost'])(
  'promise 30: this machine by its name %s',
  async (host) => {
    const source = createPageSource({ allowHosts: [], ports: [canary.port] });
    expect(await source.fetch(`http://${host}:${canary.port}/`)).toEqual(refused);
  },
);

test('the name of an allowed host is not its address, and its port is no other', async () => {
  const { lookup } = resolver(['127.0.0.1']);
  const source = sourceWith(lookup, [`127.0.0.1:${canary.port + 1}`, 'allowed.example:80']);
  expect(await source.fetch(`http://allowed.example:${canary.port}/`)).toEqual(refused);
  expect(await source.fetch(`http://127.0.0.1:${canary.port}/`)).toMatchObject({ fault: 'not-public' });
});

test('a name nobody has says so, one that cannot be looked up for long is too slow', async () => {
  const failing: LookupFunction = (_host, _options, callback) =>
    callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), '', 0);
  expect(await sourceWith(failing).fetch('http://nobody.example/')).toMatchObject({ fault: 'unknown-host' });
  expect(await sourceWith(() => {}).fetch('http://silent.example/')).toMatchObject({ fault: 'too-slow' });
});

test('promise 30: a redirect to a name that resolves to a private address is not followed', async () => {
  const site = await openHostileSite({
    '/': async ({ send }) => {
      await send(answer('', { location: `http://inside.example:${canary.port}/` }, '302 Found'));
    },
  });
  const { lookup } = resolver(['127.0.0.1']);
  const result = await sourceWith(lookup, [site.host]).fetch(`http://${site.host}/`);
  expect(result).toEqual({ kind: 'fault', fault: 'redirect-not-public' });
  await site.close();
});

test('promise 30: the service inside was never touched', () => {
  expect(canary.touched()).toBe(0);
});
