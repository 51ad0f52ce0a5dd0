import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedProcesses } from './shared-services.ts';

/** Answers of every kind: what is found, refused, missing, too large, a page, a file. */
const asked: [string, string, unknown?, Record<string, string>?][] = [
  ['GET', '/api/auth/user'],
  ['GET', '/api/descriptions?limit=nonsense'],
  ['GET', '/api/admin/users'],
  ['GET', '/api/nowhere'],
  ['GET', '/api/v1/descriptions'],
  ['GET', '/api/v1/openapi.json'],
  ['GET', '/developers'],
  ['GET', '/api/auth/google/callback'],
  ['GET', '/auth/google/callback?state=unknown'],
  ['OPTIONS', '/api/descriptions'],
  ['POST', '/api/contact', {}],
  ['POST', '/api/contact', '{"name":'],
  ['POST', '/api/contact', { message: 'x'.repeat(70_000) }],
  ['POST', '/api/contact', {}, { origin: 'https://evil.example' }],
  ['POST', '/api/contact', 'name=x', { 'content-type': 'text/plain' }],
  ['GET', '/'],
  ['GET', '/dashboard'],
  ['GET', '/checkout'],
  ['GET', '/nowhere'],
  ['GET', '/robots.txt'],
  ['GET', '/.env'],
  ['GET', '/%2e%2e/%2e%2e/package.json'],
];

/** A page written at build carries one script; without a build there is no such page. */
const digestsOfScriptsIn = (body: unknown) =>
  [...String(body).matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

describe.each(sharedProcesses())('%s', (_, service) => {
  test.each(asked)(
    'promise 9: %s %s runs no script but ours and is framed by nobody',
    async (method, ...rest) => {
      const [path, payload, headers] = rest;
      const dealer = await service.visitor();
      const answer = await dealer.call(method, path, payload, headers);
      const policy = policyOf(String(answer.headers['content-security-policy']));
      expect(policy['default-src']).toEqual(["'self'"]);
      expect(policy['script-src']).toEqual(["'self'", ...digestsOfScriptsIn(answer.body)]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      expect(policy['form-action']).toEqual(["'self'"]);
      expect(policy['connect-src']).toEqual(["'self'"]);
      expect(Object.keys(policy).filter((name) => name.startsWith('script-src-'))).toEqual([]);
    },
  );

  test.each(asked)(
    'promise 10: %s %s says how it may be used, and not what we run',
    async (method, ...rest) => {
      const [path, payload, headers] = rest;
      const answer = await service.visitor().call(method, path, payload, headers);
      const sent = answer.headers;
      const [, seconds] =
        /^max-age=(\d+); includeSubDomains$/.exec(sent['strict-transport-security'] ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 3600);
      expect(sent['x-content-type-options']).toBe('nosniff');
      expect(sent['x-frame-options']).toBe('DENY');
      expect(sent['cross-origin-resource-policy']).toBe('same-origin');
      expect(sent['cross-origin-opener-policy']).toMatch(/^same-origin/);
      expect(sent['referrer-policy']).toMatch(/^strict-origin/);
      expect(sent['permissions-policy']).toContain('camera=()');
      if (/^\/(api|auth)\//.test(path)) expect(sent['cache-control']).toBe('no-store');
      expect(sent.server ?? sent['x-powered-by']).toBeUndefined();
      expect(JSON.stringify(answer.body)).not.toMatch(
        /hono|node_modules|better.?auth|postgres|pglite|drizzle/i,
      );
    },
  );
});

test.each(sharedProcesses())('%s says whom to tell of a hole', async (_, service) => {
  const { status, body, headers } = await service.visitor().call('GET', '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, until = ''] = /^Expires: (\S+)$/m.exec(body) ?? [];
  const days = (Date.parse(until) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

function policyOf(header: string): Record<string, string[]> {
  return Object.fromEntries(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
