import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPoolingProxy, type PoolingProxy } from './pooling-proxy.ts';
import { type RunningService, type Setting, settings } from './running-service.ts';
import { serviceCaller } from './service-caller.ts';
import { startOwnService } from './shared-services.ts';
import { sendBody, sendBodyAndAskAgain, unreadBodies } from './unread-bodies.ts';

const kinds = Object.entries(unreadBodies);
const names = Object.keys(unreadBodies);
const statuses = Object.fromEntries(kinds.map(([kind, { status }]) => [kind, status]));

// The database has no part in it.
describe.each<Setting>(settings.slice(0, 1))('%s', (setting) => {
  let service: RunningService;
  let proxy: PoolingProxy;

  beforeAll(async () => {
    service = await startOwnService(setting, {
      ...{ STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_PUBLISHABLE_KEY: 'pk_test_local' },
      ...{ STRIPE_WEBHOOK_SECRET: 'whsec_local', STRIPE_API_BASE: 'http://127.0.0.1:9' },
      ...{ COMPANY_NAME: 'Testi per Auto S.r.l.', COMPANY_VAT_NUMBER: '01234567897' },
      ...{ COMPANY_ADDRESS: 'Via Roma 1', COMPANY_POSTAL_CODE: '70121', COMPANY_CITY: 'Bari' },
      COMPANY_PROVINCE: 'BA',
    });
    proxy = await openPoolingProxy(service.ports);
  });

  afterAll(async () => {
    proxy?.close();
    await service?.stop();
  });

  test('promise 42: bodies that nobody reads fail none of five hundred requests that share their connections', {
    timeout: 120_000,
  }, async () => {
    const { cookies } = await service.signedIn('PRO');
    const dealer = serviceCaller({ ports: [proxy.port], publicOrigin: service.publicOrigin }, cookies);
    const answered: [kind: string, status: number][] = [];
    let isOver = false;
    const attackers = [0, 4, 8].map(async (first) => {
      for (let turn = 0; !isOver || turn < names.length; turn++) {
        const kind = names[(first + turn) % names.length] ?? '';
        const body = unreadBodies[kind];
        if (body) answered.push([kind, await sendBody(proxy.port, body)]);
      }
    });
    const failures: number[] = [];
    const savers = Array.from({ length: 5 }, async (_, saver) => {
      for (let turn = 0; turn < 100; turn++) {
        const profile = { firstName: `Dina ${saver}`, lastName: `Rossi ${turn}` };
        const { status } = await dealer.call('PUT', '/api/profile', profile);
        if (status !== 200) failures.push(status);
      }
    });
    await Promise.all(savers);
    isOver = true;
    await Promise.all(attackers);
    expect(failures).toEqual([]);
    expect(answered.filter(([kind, status]) => status !== statuses[kind])).toEqual([]);
  });

  test('promise 42: a connection with an unread body says that it closes and does, or serves the next request', async () => {
    for (const port of service.ports) {
      const left = await Promise.all(kinds.map(([, body]) => sendBodyAndAskAgain(port, body, true)));
      const told = left.map(({ status, saysItCloses, isClosed, serves }, n) => [
        ...[kinds[n]?.[0], status],
        saysItCloses ? isClosed && !serves : serves && !isClosed,
      ]);
      expect(told).toEqual(kinds.map(([kind, { status }]) => [kind, status, true]));
    }
  });

  test('promise 42: a body that never comes whole is answered in time, and its connection says that it closes and does', async () => {
    for (const port of service.ports) {
      const left = await Promise.all(kinds.map(([, body]) => sendBodyAndAskAgain(port, body, false)));
      expect(left.map((connection, n) => [kinds[n]?.[0], connection])).toEqual(
        kinds.map(([kind, { status }]) => [
          kind,
          { status, saysItCloses: true, isClosed: true, serves: false },
        ]),
      );
    }
  });
});
