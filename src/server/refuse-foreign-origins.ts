import type { MiddlewareHandler } from 'hono';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What a browser says of a request that our own pages did not make; other hosts of the domain are not ours. */
const foreignSites = new Set(['cross-site', 'same-site']);

/**
 * Lets nothing be changed from another site: a browser's Origin must be ours, and a body must be
 * JSON, which a form of another site cannot send. Programs send no Origin and are let through.
 */
export function refuseForeignOrigins(
  origins: readonly string[],
  onRefused: () => void = () => {},
): MiddlewareHandler {
  return async (c, next) => {
    if (!changing.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isForeign = origin === undefined ? foreignSites.has(site ?? '') : !origins.includes(origin);
    if (isForeign) {
      onRefused();
      return c.json({ message: 'This request came from another site.' }, 403);
    }
    const type = c.req.header('content-type');
    if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type)) {
      return c.json({ message: 'Send the body as application/json.' }, 415);
    }
    return next();
  };
}
