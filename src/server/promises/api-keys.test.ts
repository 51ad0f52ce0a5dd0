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

  test('promise 50: of calls under one idempotency key, sent to both processes at once, one is done', async () => {
    const dealer = await service.signedIn('PRO');
    const asked = { name: 'Gestionale', scopes: ['write'] };
    const { body } = await dealer.call('POST', '/api/api-keys', asked);
    const headers = { authorization: `Bearer ${body.secret}`, 'idempotency-key': 'car-17' };
    const vehicleData = { make: 'Fiat', model: 'Panda', copyStyles: ['professional'] };
    const program = service.visitor();
    const write = () => program.call('POST', path, { vehicleData }, headers);
    const statuses = (await Promise.all(Array.from({ length: 8 }, write))).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const [first, second] = [await write(), await write()];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect((await dealer.call('GET', '/api/descriptions')).body).toHaveLength(1);
  });
});
