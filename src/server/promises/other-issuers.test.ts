import { describe, expect, test } from 'vitest';
import { browserAt } from '#server/gateways/open-id/testing/real-issuer.ts';
import { publicOrigin, type ServiceAsUsed } from './running-service.ts';
import type { ServiceCaller } from './service-caller.ts';
import { sharedProcesses } from './shared-services.ts';

const expired = '/sign-in?fault=sign-in-expired';

async function leadTo(caller: ServiceCaller, path: string, at: number): Promise<string> {
  const answer = await caller.at(at).call('GET', path, undefined, { origin: undefined });
  expect(answer.status).toBe(302);
  return String(answer.headers.location);
}

/** Begins at one process, signs in at the issuer and comes back to the other one. */
const wayBack = async (service: ServiceAsUsed, caller: ServiceCaller, as: string) =>
  browserAt(service.issuer).passAs(as, await leadTo(caller, '/auth/google', 0));

describe.each(sharedProcesses())('%s', (_, service) => {
  const whoIs = async (caller: ServiceCaller) => (await caller.call('GET', '/api/auth/user')).body;

  test('promise 15: who begins at one process comes back to the other, and is issuer and subject ever after', async () => {
    const desk = service.visitor();
    const asked = new URL(await leadTo(desk, '/auth/google', 1));
    expect(asked.origin).toBe(service.issuer);
    expect(asked.searchParams.get('redirect_uri')).toBe(`${publicOrigin}/auth/google/callback`);
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    for (const secret of ['state', 'nonce', 'code_challenge']) {
      expect(asked.searchParams.get(secret)).toMatch(/^[\w-]{43}$/);
    }

    expect(await leadTo(desk, await wayBack(service, desk, 'anna'), 1)).toBe('/dashboard');
    const phone = service.visitor();
    expect(await leadTo(phone, await wayBack(service, phone, 'anna'), 1)).toBe('/dashboard');
    expect((await whoIs(phone)).id).toBe((await whoIs(desk)).id);
  });

  test('promise 8: a way back is good once and in its own browser, in each process', async () => {
    const attacker = service.visitor();
    const back = await wayBack(service, attacker, 'mallory');
    for (const n of [0, 1]) {
      const victim = service.visitor();
      await leadTo(victim, '/auth/google', n);
      expect(await leadTo(victim, back, n)).toBe(expired);
      expect((await victim.call('GET', '/api/auth/user')).status).toBe(401);
    }
    // Shown in another browser it is used up.
    expect(await leadTo(attacker, back, 1)).toBe(expired);
  });

  test('promise 16: an account is entered by an e-mail the issuer vouches for, and by no other', async () => {
    const stranger = service.visitor();
    const refused = await leadTo(stranger, await wayBack(service, stranger, 'unverified'), 1);
    expect(refused).toMatch(/^\/sign-in\?fault=/);
    expect((await stranger.call('GET', '/api/auth/user')).status).toBe(401);

    // The e-mail of an account that was opened by a mailed link; of two settings each has its own.
    const vouched = service.visitor();
    expect(await leadTo(vouched, await wayBack(service, vouched, 'vouched'), 1)).toBe('/dashboard');
    const { id } = service.accounts.find(({ email }) => email === 'elite-39@dealer.example') ?? {};
    expect((await whoIs(vouched)).id).toBe(id);
  });

  test('promise 17: nobody is led to another site, whatever address asks for it', async () => {
    const [dealer, visitor] = [await service.signedIn(), service.visitor()];
    const evil = 'https://evil.example/';
    const wishes = ['next', 'redirect', 'redirect_uri', 'returnTo', 'return_url', 'callbackURL', 'url', 'to'];
    const query = wishes.map((name) => `${name}=${encodeURIComponent(evil)}`).join('&');
    const hosts = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: undefined };
    for (const path of ['/api/login', '/api/logout', '/api/login/callback', '/auth/google/callback']) {
      for (const caller of [visitor, dealer]) {
        for (const address of [`${path}?${query}`, `${path}?state=x&iss=${encodeURIComponent(evil)}`]) {
          const answer = await caller.call('GET', address, undefined, hosts);
          expect([address, answer.status]).toEqual([address, 302]);
          // A path of ours, or with our own origin: two slashes would name another host.
          expect(answer.headers.location).toMatch(/^(?:https:\/\/autoscritto\.example)?\/(?![/\\])/);
          expect(answer.headers.location).not.toContain('evil');
        }
      }
    }
    const leaving = await visitor.call('GET', `/auth/google?${query}`, undefined, hosts);
    expect(leaving.headers.location).not.toContain('evil');
    expect(new URL(leaving.headers.location ?? '').origin).toBe(service.issuer);
    const back = await wayBack(service, visitor, 'bruno');
    expect(await leadTo(visitor, `${back}&${query}`, 1)).toBe('/dashboard');
  });
});
