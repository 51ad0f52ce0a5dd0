import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { preparedPassword } from './prepare-accounts.ts';
import { sessionCookie } from './running-service.ts';
import { sharedProcesses } from './shared-services.ts';

const all: [string, Endpoint][] = Object.entries(endpoints);
const real = all.filter(([, endpoint]) => !endpoint.demoOnly);
/** Mailbox programs call it from anywhere, by the secret of a mail (RFC 8058); no session counts there. */
const isForMailboxes = (name: string) => name === 'stopReportMails';
const changing = real.filter(([name, { method }]) => method !== 'GET' && !isForMailboxes(name));
const pathOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '4f9f4a3e-6f0c-4a0b-9a2d-0c6a5b1d2e3f');

const json = 'application/json';
/** What a page of another site can make a browser send. */
const foreign: [string, Record<string, string | undefined>, number][] = [
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a host that begins like ours', { origin: 'https://autoscritto.example.evil.example' }, 403],
  ['a host that ends like ours', { origin: 'https://evil-autoscritto.example' }, 403],
  ['a host below ours', { origin: 'https://www.autoscritto.example' }, 403],
  ['our host by plain http', { origin: 'http://autoscritto.example' }, 403],
  ['our host at another port', { origin: 'https://autoscritto.example:8443' }, 403],
  ['ours in capitals', { origin: 'HTTPS://AUTOSCRITTO.EXAMPLE' }, 403],
  ['two at once', { origin: 'https://autoscritto.example, https://evil.example' }, 403],
  ['another site that hides its origin', { origin: undefined, 'sec-fetch-site': 'cross-site' }, 403],
  ['a host of our domain that hides it', { origin: undefined, 'sec-fetch-site': 'same-site' }, 403],
  ['a form', { origin: undefined, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a form with files', { origin: undefined, 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['a form of plain text', { origin: undefined, 'content-type': 'text/plain' }, 415],
  ['a type that begins like JSON', { 'content-type': 'application/json-seq' }, 415],
];

describe.each(sharedProcesses())('%s', (_, service) => {
  test('promise 7: from another site no call of the contract gets as far as its handler', async () => {
    const dealer = await service.signedIn('admin');
    expect(changing.length).toBeGreaterThan(30);
    for (const [name, endpoint] of changing) {
      for (const [whence, headers, status] of foreign) {
        const sent = { 'content-type': json, ...headers };
        const answer = await dealer.call(endpoint.method, pathOf(endpoint), '{}', sent);
        expect([name, whence, answer.status, answer.cookies]).toEqual([name, whence, status, []]);
      }
    }
  });

  test('promise 7: what mailbox programs may call does nothing for a session, only for a secret', async () => {
    const dealer = await service.signedIn('admin');
    for (const [name, endpoint] of real.filter(([name]) => isForMailboxes(name))) {
      for (const [whence, headers] of foreign) {
        const answer = await dealer.call(endpoint.method, `${pathOf(endpoint)}?token=x`, '{}', headers);
        expect([name, whence, answer.status, answer.cookies]).toEqual([name, whence, 404, []]);
      }
    }
  });

  test('promise 7: a GET stays one, whatever method it names beside', async () => {
    const dealer = await service.signedIn();
    const credentials = { email: dealer.email, password: preparedPassword };
    expect((await service.visitor().call('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200);
    for (const [name, endpoint] of changing) {
      const path = `${pathOf(endpoint)}?_method=${endpoint.method}`;
      const headers = { 'x-http-method-override': endpoint.method, 'x-method-override': endpoint.method };
      const answer = await dealer.call('GET', path, undefined, headers);
      expect([name, answer.status < 500, answer.cookies]).toEqual([name, true, []]);
    }
    expect((await dealer.call('GET', '/api/auth/sessions')).body).toHaveLength(2);
  });

  test.each([
    ['a picture or link of another site', 'cross-site'],
    ['another host of our domain', 'same-site'],
  ])('promise 7: %s signs nobody out, by GET or HEAD', async (_whence, site) => {
    const dealer = await service.signedIn();
    for (const method of ['GET', 'HEAD']) {
      const answer = await dealer.call(method, '/api/logout', undefined, {
        ...{ origin: undefined, 'sec-fetch-site': site },
      });
      expect([answer.status, answer.cookies]).toEqual([302, []]);
    }
    expect((await dealer.call('GET', '/api/auth/user')).status).toBe(200);
  });

  test('promise 8: nobody is signed in from another site, by any way there is', async () => {
    const attacker = await service.signedIn();
    const credentials = { email: attacker.email, password: preparedPassword };
    const victim = service.visitor();
    for (const [whence, headers] of foreign) {
      const sent = { 'content-type': json, ...headers };
      const answer = await victim.call('POST', '/api/auth/sign-in/email', credentials, sent);
      expect([whence, answer.cookies]).toEqual([whence, []]);
    }
    const asQuery = new URLSearchParams(credentials).toString();
    for (const path of ['/api/auth/sign-in/email', '/api/test/login', '/api/login']) {
      const answer = await victim.call('GET', `${path}?${asQuery}`, undefined, { origin: undefined });
      expect([path, answer.cookies]).toEqual([path, []]);
    }
    await service.visitor().call('POST', '/api/auth/request-password-reset', { email: attacker.email });
    const link = await service.mailedLink(attacker.email);
    // To follow the attacker's link does not do it: what is chosen there is sent by our page only.
    await victim.call('GET', link.pathname + link.search, undefined, { origin: undefined });
    const chosen = { token: link.searchParams.get('token'), password: preparedPassword };
    const foreignForm = { origin: 'https://evil.example' };
    const answer = await victim.call('POST', '/api/auth/choose-password', chosen, foreignForm);
    expect([answer.status, answer.cookies]).toEqual([403, []]);
    expect(victim.cookies.has(sessionCookie)).toBe(false);
  });

  test('promise 11: no other site may read an answer, whatever it asks to be allowed', async () => {
    const dealer = await service.signedIn();
    for (const origin of ['https://evil.example', 'null', 'https://autoscritto.example.evil.example', '*']) {
      const asked = { origin, 'access-control-request-method': 'PUT' };
      for (const [method, path, headers] of [
        ['OPTIONS', '/api/auth/user', { ...asked, 'access-control-request-headers': 'content-type' }],
        ['OPTIONS', '/api/auth/password', { ...asked, 'access-control-request-private-network': 'true' }],
        ['GET', '/api/auth/user', { origin }],
        ['GET', '/api/languages', { origin }],
        ['POST', '/api/generate-descriptions', { origin }],
        ['GET', '/api/nowhere', { origin }],
      ] as const) {
        const answer = await dealer.call(method, path, method === 'POST' ? {} : undefined, headers);
        const allowing = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
        expect([method, path, allowing]).toEqual([method, path, []]);
        if (method === 'OPTIONS') expect(answer.status).toBe(404);
      }
    }
  });
});
