import { expect, test } from 'vitest';
import { clientAddressHeader, clientOf } from './client-address.ts';

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
