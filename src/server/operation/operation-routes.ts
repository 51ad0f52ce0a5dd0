import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { withinTime } from '#server/within-time.ts';
import type { Metrics } from './metrics.ts';

interface OperationRouteDeps {
  /** Resolves when the database has answered. */
  askDatabase(): Promise<unknown>;
  isStopping(): boolean;
  metrics: Metrics | undefined;
  /** Without it there are no figures to be had. */
  metricsToken: string | undefined;
}

/** In milliseconds. */
const longestAnswer = 1000;

/**
 * For supervisors, proxies and Prometheus: does the process live, can it be given work, what was measured. The
 * server listens only when the tables are up to date, so nothing here has to ask for that.
 */
export function operationRoutes({ askDatabase, isStopping, metrics, metricsToken }: OperationRouteDeps) {
  const app = new Hono();
  // Only here: it is mounted at the root, and what pages load may be kept by browsers.
  for (const path of ['/healthz', '/readyz', '/metrics'])
    app.use(path, async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
      c.header('x-content-type-options', 'nosniff');
    });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'not ready', missing: 'stopping' }, 503);
    const hasAnswered = await withinTime(askDatabase(), longestAnswer).catch(() => false);
    if (!hasAnswered) return c.json({ status: 'not ready', missing: 'database' }, 503);
    return c.json({ status: 'ready' });
  });

  if (metrics && metricsToken) {
    const expected = digestOf(`Bearer ${metricsToken}`);
    app.get('/metrics', async (c) => {
      const given = digestOf(c.req.header('authorization') ?? '');
      if (!timingSafeEqual(given, expected)) {
        return c.json({ message: 'Send METRICS_TOKEN as a bearer token.' }, 401, {
          'www-authenticate': 'Bearer',
        });
      }
      return c.body(await metrics.read(), 200, { 'content-type': metrics.contentType });
    });
  }
  return app;
}

/** Of one length, so that comparing tells nothing about either. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();
