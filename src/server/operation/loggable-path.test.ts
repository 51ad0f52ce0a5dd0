import { expect, test } from 'vitest';
import { loggablePath } from './loggable-path.ts';

const secret = 'q3Zr7Lw-1mVx9TtYk2_Pb5Nc8HdJf4Gs6AeRuQoXiMz';

test.each([
  ['/choose-password?token=abc', '/choose-password'],
  [`/choose-password/${secret}`, '/choose-password/[redacted]'],
  [`/${secret}/${secret}`, '/[redacted]/[redacted]'],
  ['/de/subscribe', '/de/subscribe'],
  [
    '/assets/plus-jakarta-sans-latin-wght-normal-Dx9kLm21.woff2',
    '/assets/plus-jakarta-sans-latin-wght-normal-Dx9kLm21.woff2',
  ],
  [`/${'a/'.repeat(300)}`, `/${'a/'.repeat(99)}a`],
])('promise 35: %s is logged as %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
