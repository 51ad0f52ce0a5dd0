import { expect, test } from 'vitest';
import { secretSealer } from './secret-sealer.ts';

const sealer = secretSealer('a secret of the server', 'webhooks');
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('promise 51: a sealed secret opens again, and looks different each time it is sealed', () => {
  const [first, second] = [sealer.seal(secret, 'anna'), sealer.seal(secret, 'anna')];
  expect(first).not.toBe(second);
  expect([first, second].map((sealed) => sealer.open(sealed, 'anna'))).toEqual([secret, secret]);
  expect(first).not.toContain('whsec');
});

test.each([
  ['for something else', (sealed: string) => sealer.open(sealed, 'bruno')],
  [
    'for another purpose',
    (sealed: string) => secretSealer('a secret of the server', 'x').open(sealed, 'anna'),
  ],
  ['by another server', (sealed: string) => secretSealer('another secret', 'webhooks').open(sealed, 'anna')],
  ['once it is changed', (sealed: string) => sealer.open(`${sealed.slice(0, -2)}AA`, 'anna')],
  ['once it is cut', (sealed: string) => sealer.open(sealed.slice(0, 20), 'anna')],
])('it does not open %s', (_, open) => {
  expect(open(sealer.seal(secret, 'anna'))).toBeUndefined();
});
