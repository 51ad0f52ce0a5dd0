import { afterAll, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';
import { openCanary } from './testing/hostile-site.ts';

const canary = await openCanary();
afterAll(() => canary.close());
const source = createPageSource({ allowHosts: [], ports: [canary.port] });

test.each([
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7F.1',
  '0177.0.0.1',
  '017700000001',
  '127.0x0.0.01',
  '0',
  '0.0.0.0',
  '0.1.2.3',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.0.0.1',
  '%31%32%37.0.0.1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::127.0.0.1]',
  '[::10.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[2001:db8::1]',
  '[fd00::1]',
  '[fd00:ec2::254]',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:a9fe:a9fe::]',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.254.43518',
  '[fc00::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[100::1]',
  '[4000::1]',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '169.254.1.1',
  '100.64.0.1',
  '100.127.255.254',
  '1681915905',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
])('promise 30: %s is inside a network', async (host) => {
  const refused = { kind: 'fault', fault: 'not-public' };
  expect(await source.fetch(`http://${host}:${canary.port}/`)).toEqual(refused);
});

test.each([
  ['a name before the address', (port: number) => `http://example.com@127.0.0.1:${port}/`],
  ['a name and a password', (port: number) => `http://example.com:80@127.0.0.1:${port}/`],
  ['backslashes', (port: number) => `http:\\\\127.0.0.1:${port}\\`],
  ['a backslash before another host', (port: number) => `http://127.0.0.1:${port}\\@example.com/`],
  ['a hash before another host', (port: number) => `http://127.0.0.1:${port}#@example.com/`],
  ['no slashes', (port: number) => `http:127.0.0.1:${port}/`],
  ['many slashes', (port: number) => `http://///127.0.0.1:${port}/`],
  ['a tab', (port: number) => `http://127.0\t.0.1:${port}/`],
  ['line breaks', (port: number) => `ht\r\ntp://127.0.0.1\n:${port}/`],
  ['spaces around it', (port: number) => `  http://127.0.0.1:${port}/  `],
  ['capitals', (port: number) => `HTTP://127.0.0.1:${port}/`],
  ['leading zeros in the port', (port: number) => `http://127.0.0.1:0${port}/`],
])('promise 30: %s hides no address', async (_, urlOf) => {
  expect(await source.fetch(urlOf(canary.port))).toEqual({ kind: 'fault', fault: 'not-public' });
});

test.each(['http://[fe80::1%25eth0]/', 'http://127.0.0.1%00.example.com/', 'http://256.256.256.256/'])(
  '%s is no address at all',
  async (url) => {
    expect(await source.fetch(url)).toEqual({ kind: 'fault', fault: 'not-a-url' });
  },
);

test('promise 30: the service inside was never touched', () => {
  expect(canary.touched()).toBe(0);
});
