import { describe, expect, test } from 'vitest';
import { sharedServices } from './shared-services.ts';

describe.each(sharedServices())('%s', (_, service) => {
  test('promise 3: signing out ends the session on the server, in each process', async () => {
    const dealer = await service.signedIn();
    const before = new Map(dealer.cookies);
    for (const n of [0, 1]) expect((await dealer.at(n).call('GET', '/api/auth/user')).status).toBe(200);
    expect((await dealer.at(0).call('GET', '/api/logout')).status).toBe(302);
    for (const [name, value] of before) dealer.cookies.set(name, value);
    for (const n of [0, 1]) expect((await dealer.at(n).call('GET', '/api/auth/user')).status).toBe(401);
  });
});
