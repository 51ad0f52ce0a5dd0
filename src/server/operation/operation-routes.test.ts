import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { operationRoutes } from './operation-routes.ts';

const token = 'k3Jm8Qz5Tw1Rb7Xy';
const metrics = createMetrics({
  countConnections: () => ({ open: 3, idle: 2, waiting: 0 }),
  countWaitingMails: async () => 7,
});

function routes(state: { isStopping?: boolean; askDatabase?: () => Promise<unknown>; token?: string } = {}) {
  return operationRoutes({
    askDatabase: state.askDatabase ?? (async () => []),
    isStopping: () => state.isStopping ?? false,
    ...{ metrics, metricsToken: state.token },
  });
}

describe('whether it can be given work', () => {
  test.each([
    ['usually', {}, 200, undefined],
    ['while it is stopping', { isStopping: true }, 503, 'stopping'],
    ['when the database refuses', { askDatabase: () => Promise.reject(new Error('gone')) }, 503, 'database'],
    ['when the database is silent', { askDatabase: () => new Promise(() => {}) }, 503, 'database'],
  ])('%s', async (_, state, status, missing) => {
    const answer = await routes(state).request('/readyz');
    const body = (await answer.json()) as { missing?: string };
    expect([answer.status, body.missing]).toEqual([status, missing]);
  });

  test('it lives even then', async () => {
    const app = routes({ isStopping: true, askDatabase: () => Promise.reject(new Error('gone')) });
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('its figures are told', () => {
  test.each([
    ['nobody', 'where no token is set', undefined, { authorization: 'Bearer ' }, 404],
    ['nobody', 'who has none', token, undefined, 401],
    ['nobody', 'who has another', token, { authorization: 'Bearer k3Jm8Qz5Tw1Rb7Xz' }, 401],
    ['nobody', 'who sends it otherwise', token, { authorization: token }, 401],
    ['those', 'who have it', token, { authorization: `Bearer ${token}` }, 200],
  ])('%s %s', async (_who, _which, set, headers, status) => {
    const app = routes(set ? { token: set } : {});
    expect((await app.request('/metrics', headers ? { headers } : {})).status).toBe(status);
  });

  test('as Prometheus reads them, with kinds of requests that strangers cannot make grow', async () => {
    for (const method of ['GET', 'PROPFIND', 'BREW']) {
      metrics.request({ method, route: '/api/descriptions/{id}', status: 404, milliseconds: 12 });
    }
    metrics.job('sweep-expired', 'failed');
    const answer = await routes({ token }).request('/metrics', {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    for (const line of [
      'autoscritto_request_seconds_count{method="GET",route="/api/descriptions/{id}",status="4xx"} 1',
      'autoscritto_request_seconds_count{method="other",route="/api/descriptions/{id}",status="4xx"} 2',
      'autoscritto_job_runs_total{job="sweep-expired",outcome="failed"} 1',
      'autoscritto_mails_waiting 7',
      'autoscritto_database_connections{state="idle"} 2',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(line);
    }
  });
});

test('what is mounted beside them may be kept by browsers', async () => {
  const app = new Hono()
    .route('/', routes())
    .get('/assets/a.js', (c) => c.text('', 200, { 'cache-control': 'immutable' }));
  expect((await app.request('/assets/a.js')).headers.get('cache-control')).toBe('immutable');
  expect((await app.request('/healthz')).headers.get('cache-control')).toBe('no-store');
});
