import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/dev/demo-accounts.ts';
import type { MainProcess } from '#server/testing/start-main.ts';
import { type RunningPostgres, startPostgres } from '#server/testing/start-postgres.ts';
import { type ServiceCaller, serviceCaller } from './service-caller.ts';
import { startProcess } from './service-process.ts';

let postgres: RunningPostgres;
let server: MainProcess;
let dealer: ServiceCaller;
const metricsToken = 'k3Jm8Qz5Tw1Rb7Xy';

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startProcess({
    ...{ DATABASE_URL: postgres.url, DEMO_MODE: '1', METRICS_TOKEN: metricsToken },
    SESSION_SECRET: 'u2YyE4kqjz7b0pQm9rXw1tVnLs5HcGd3',
  });
  dealer = serviceCaller({ ports: [server.port], publicOrigin: `http://localhost:${server.port}` });
  const entered = { email: 'pro@example.com', password: demoPassword };
  expect((await dealer.call('POST', '/api/auth/sign-in/email', entered)).status).toBe(200);
}, 120_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

const vehicleData = { make: 'Fiat', model: 'Panda' };
const calls: [string, string, unknown?][] = [
  ['GET', '/api/auth/user'],
  ['GET', '/api/descriptions'],
  ['POST', '/api/generate-descriptions', { vehicleData }],
  ['POST', '/api/auth/sign-in/email', { email: 'pro@example.com', password: demoPassword }],
  ['POST', '/api/auth/request-password-reset', { email: 'pro@example.com' }],
  ['GET', '/api/auth/sessions'],
];

/** Milliseconds in which all calls are answered: 15 s for a connection or a query, and time for the machine. */
const boundedTime = 40_000;

describe('promise 34: while PostgreSQL is stopped', () => {
  test('each call is answered in bounded time with a sentence that says what to do', {
    timeout: boundedTime,
  }, async () => {
    // In the middle of a query of this very process, too: its connection breaks under it.
    const underWay = dealer.call('POST', '/api/generate-descriptions', { vehicleData });
    await postgres.halt();
    expect([200, 503]).toContain((await underWay).status);
    const answers = await Promise.all(
      calls.map(([method, path, payload]) => dealer.call(method, path, payload, { 'accept-language': 'it' })),
    );
    for (const [n, { status, body }] of answers.entries()) {
      expect([calls[n]?.[1], status]).toEqual([calls[n]?.[1], 503]);
      expect(body.message).toContain('riprova tra un minuto');
    }
    expect((await dealer.call('GET', '/readyz')).body).toMatchObject({ missing: 'database' });
  });

  test('the process lives, and what needs no database is there', async () => {
    expect((await dealer.call('GET', '/healthz')).status).toBe(200);
    expect((await dealer.call('GET', '/api/auth/ways')).status).toBe(200);
    const figures = await dealer.call('GET', '/metrics', undefined, {
      authorization: `Bearer ${metricsToken}`,
    });
    expect(figures.status).toBe(200);
    expect(server.child.exitCode).toBeNull();
  });

  test('everything works again when it is back, for whoever was signed in before', {
    timeout: 60_000,
  }, async () => {
    await postgres.resume();
    expect((await dealer.call('GET', '/readyz')).status).toBe(200);
    expect((await dealer.call('POST', '/api/generate-descriptions', { vehicleData })).status).toBe(200);
    expect((await dealer.call('GET', '/api/descriptions')).body.length).toBeGreaterThan(0);
  });
});
