import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { secureAnswers } from './secure-answers.ts';

async function policyOf(path: string, paysByStripe: boolean): Promise<string> {
  const app = new Hono().use(secureAnswers({ paysByStripe })).get('*', (c) => c.text('a page'));
  return (await app.request(path)).headers.get('content-security-policy') ?? '';
}

test.each([
  ['/checkout', true, true],
  ['/checkout/', true, true],
  ['/checkout', false, false],
  ['/', true, false],
  ['/dashboard', true, false],
  ['/subscribe', true, false],
])('promise 9: %s with Stripe configured %s lets Stripe in: %s', async (path, paysByStripe, isLetIn) => {
  const policy = await policyOf(path, paysByStripe);
  expect(policy.includes('stripe.com')).toBe(isLetIn);
});

test('promise 9: the page that is paid on runs no script written into it, and nobody frames it', async () => {
  const policy = await policyOf('/checkout', true);
  expect(policy).toMatch(/script-src 'self' https:\/\/\*\.js\.stripe\.com https:\/\/js\.stripe\.com;/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/object-src 'none'/);
});

test.each([
  ['/checkout', false],
  ['/dashboard', true],
])('promise 10: %s keeps the browser’s devices closed, and its wallet: %s', async (path, isWalletClosed) => {
  const app = new Hono().use(secureAnswers({ paysByStripe: true })).get('*', (c) => c.text('a page'));
  const policy = (await app.request(path)).headers.get('permissions-policy') ?? '';
  expect(policy).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\), usb=\(\)/);
  expect(policy.includes('payment=()')).toBe(isWalletClosed);
});

test.each([
  ['/choose-password', 'strict-origin'],
  ['/choose-password/', 'strict-origin'],
  ['/mails/stop-reports/', 'strict-origin'],
  ['/mails/stop-reports', 'strict-origin'],
  ['/sign-in', 'strict-origin-when-cross-origin'],
])('promise 10: %s tells others of its address: %s', async (path, expected) => {
  const app = new Hono().use(secureAnswers({ paysByStripe: false })).get('*', (c) => c.text('a page'));
  const answer = await app.request(`${path}?token=a-secret`);
  expect(answer.headers.get('referrer-policy')).toBe(expected);
});

test('promise 10: files of the build carry the few headers that concern them', async () => {
  const app = new Hono().use(secureAnswers({ paysByStripe: false })).get('*', (c) => c.text('a script'));
  const answer = await app.request('/assets/base-abc.js');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(answer.headers.get('content-security-policy')).toBeNull();
});
