import { describe, expect, test } from 'vitest';
import { clientAddressHeader, clientAddressOf, clientOf } from './client-address.ts';
import { noProxies, readTrustedProxies, type TrustedProxies } from './config/trusted-proxies.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8:1:3::9', '2001:db8:1:3::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('a call from %j counts as one from %s', (address, client) => {
  expect(clientOf(new Headers({ [clientAddressHeader]: address }))).toBe(client);
});

const proxies = (text: string): TrustedProxies => {
  const read = readTrustedProxies(text);
  if (!read) throw new Error(`${text} was not understood.`);
  return read;
};

describe('promise 12: what a caller writes about where he is counts', () => {
  test.each([['198.51.100.9'], ['127.0.0.1'], ['203.0.113.1, 198.51.100.9'], ['::1']])(
    'nothing where no proxy is trusted: %s',
    (forwarded) => {
      expect(clientAddressOf('192.0.2.7', forwarded, noProxies)).toBe('192.0.2.7');
    },
  );

  test.each([
    ['nobody stands before us but the proxy', '10.0.0.0/8', '10.1.2.3', '198.51.100.9', '198.51.100.9'],
    ['he wrote the first himself', '10.0.0.0/8', '10.1.2.3', '127.0.0.1, 198.51.100.9', '198.51.100.9'],
    ['he poses as a proxy', '10.0.0.0/8', '10.1.2.3', '10.9.9.9, 198.51.100.9', '198.51.100.9'],
    ['two proxies handed it on', '10.0.0.0/8', '10.1.2.3', '198.51.100.9, 10.4.4.4', '198.51.100.9'],
    ['he does not come by the proxy', '10.0.0.0/8', '192.0.2.7', '198.51.100.9', '192.0.2.7'],
    ['the proxy tells nothing', '10.0.0.0/8', '10.1.2.3', null, '10.1.2.3'],
    ['the proxy tells garbage', '10.0.0.0/8', '10.1.2.3', '198.51.100.9, unknown', '10.1.2.3'],
    ['it is garbage all through', '10.0.0.0/8', '10.1.2.3', ', ,<script>', '10.1.2.3'],
    ['all are proxies', '10.0.0.0/8', '10.1.2.3', '10.4.4.4', '10.4.4.4'],
    ['the socket speaks IPv6 for IPv4', '10.0.0.0/8', '::ffff:10.1.2.3', '198.51.100.9', '198.51.100.9'],
    ['the proxy is at IPv6', 'fd00::/8, ::1', 'fd00::5', '2001:db8::7', '2001:db8::7'],
    ['IPv4 is no IPv6', '::/0', '10.1.2.3', '198.51.100.9', '10.1.2.3'],
    ['a port is written, too', '10.1.2.3', '10.1.2.3', '198.51.100.9:49152', '198.51.100.9'],
    ['a port is written to IPv6', '10.1.2.3', '10.1.2.3', '[2001:db8::7]:49152', '2001:db8::7'],
    ['one proxy is counted', '1', '192.0.2.1', '127.0.0.1, 198.51.100.9', '198.51.100.9'],
    ['two proxies are counted', '2', '192.0.2.1', '1.1.1.1, 198.51.100.9, 192.0.2.2', '198.51.100.9'],
    ['more are counted than there are', '3', '192.0.2.1', '198.51.100.9', '198.51.100.9'],
    ['a number of proxies tell garbage', '1', '192.0.2.1', 'nobody', '192.0.2.1'],
  ])('as far as trusted proxies bear it out: %s', (_, trusted, socket, forwarded, client) => {
    expect(clientAddressOf(socket, forwarded, proxies(trusted))).toBe(client);
  });

  test.each([
    '',
    '0',
    '10',
    '-1',
    'true',
    '10',
    '10.0.0.0/33',
    '1,2',
    'proxy.local',
    '10.0.0.1;::1',
    '010.1.1.1',
  ])('and %j names no proxies', (text) => expect(readTrustedProxies(text)).toBeUndefined());
});
