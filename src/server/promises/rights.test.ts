import { describe, expect, test } from 'vitest';
import { addressOf, type Belongings, everyCall, nobodys } from '#server/testing/every-call.ts';
import { sharedServices } from './shared-services.ts';

const calls = everyCall();
const asPayload = (method: string, payload: unknown) => (method === 'GET' ? undefined : (payload ?? {}));

describe.each(sharedServices())('%s', (_, service) => {
  test('promise 19: what is somebody else’s looks missing in the process that made it and in the other', async () => {
    const [owner, stranger] = await Promise.all([service.signedIn('FREE'), service.signedIn('ELITE')]);
    const vehicleData = { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['professional'] };
    const made = await owner.at(0).call('POST', '/api/generate-descriptions', { vehicleData });
    expect(made.status).toBe(200);
    const missing = nobodys();
    const of: Belongings = { ...missing, descriptionId: made.body.id };
    for (const call of calls.filter(({ params }) => params?.(of).id === made.body.id)) {
      const { method } = call.endpoint;
      for (const n of [0, 1]) {
        const ask = (whose: Belongings) =>
          stranger.at(n).call(method, addressOf(call, whose), asPayload(method, call.payload?.(whose)));
        const [foreign, none] = [await ask(of), await ask(missing)];
        expect([call.name, n, foreign.status, foreign.body]).toEqual([call.name, n, 404, none.body]);
      }
    }
    for (const n of [0, 1]) {
      expect((await owner.at(n).call('GET', `/api/descriptions/${made.body.id}`)).status).toBe(200);
      expect((await stranger.at(n).call('GET', '/api/descriptions')).body).toEqual([]);
    }
  });

  test('promise 20: no administrator’s call does anything for others, in either process', async () => {
    const victim = await service.signedIn('FREE');
    const others = [
      [401, service.visitor()],
      [403, await service.signedIn('STARTER')],
      [403, await service.signedIn('ELITE')],
    ] as const;
    const of: Belongings = { ...nobodys(), userId: victim.id, email: victim.email };
    const administrative = calls.filter(({ whose }) => whose === 'admin');
    expect(administrative.length).toBeGreaterThan(8);
    for (const call of administrative) {
      const { method } = call.endpoint;
      for (const [status, someone] of others) {
        for (const n of [0, 1]) {
          const answer = await someone
            .at(n)
            .call(method, addressOf(call, of), asPayload(method, call.payload?.(of)));
          expect([call.name, n, answer.status]).toEqual([call.name, n, status]);
        }
      }
    }
    expect((await victim.call('GET', '/api/auth/user')).body).toMatchObject({
      ...{ email: victim.email, role: 'user', subscriptionPlan: 'FREE', subscriptionStatus: 'active' },
    });
  });

  test('promise 20: what a demo lets everybody do is not there', async () => {
    const dealer = await service.signedIn('FREE');
    const ofDemo = calls.filter(({ endpoint }) => endpoint.demoOnly);
    expect(ofDemo.length).toBeGreaterThan(5);
    for (const { name, endpoint, payload } of ofDemo) {
      const { status } = await dealer.call(
        ...[endpoint.method, endpoint.path],
        asPayload(endpoint.method, payload?.(nobodys())),
      );
      expect([name, status]).toEqual([name, 404]);
    }
  });
});
