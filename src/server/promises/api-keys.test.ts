import { describe, expect, test } from 'vitest';
import { sharedServices } from './shared-services.ts';

const path = '/api/v1/descriptions';

describe.each(sharedServices())('%s', (_, service) => {
  test('promise 49: a key opens /api/v1 at each process and is dead there once it is revoked at another', async () => {
    const dealer = await service.signedIn('PRO');
    const made = await dealer.at(0).call('POST', '/api/api-keys', { name: 'Gestionale', scopes: ['read'] });
    expect(made.status).toBe(200);
    const program = service.visitor();
    const ask = (n: number) =>
      program.at(n).call('GET', path, undefined, {
        ...{ authorization: `Bearer ${made.body.secret}`, origin: undefined, 'sec-fetch-site': undefined },
      });
    for (const n of [0, 1]) expect([n, (await ask(n)).status]).toEqual([n, 200]);
    expect((await dealer.at(1).call('DELETE', `/api/api-keys/${made.body.id}`)).status).toBe(200);
    for (const n of [0, 1]) expect([n, (await ask(n)).status]).toEqual([n, 401]);
    for (const n of [0, 1]) expect([n, (await dealer.at(n).call('GET', path)).status]).toEqual([n, 401]);
  });

  test('promise 49: a dealer without the plan has no key, and a visitor’s key is none', async () => {
    const dealer = await service.signedIn('STARTER');
    const asked = { name: 'Gestionale', scopes: ['read', 'write'] };
    expect((await dealer.call('POST', '/api/api-keys', asked)).status).toBe(403);
    const authorization = `Bearer as_live_${'x'.repeat(43)}`;
    expect((await service.visitor().call('GET', path, undefined, { authorization })).status).toBe(401);
  });
});
