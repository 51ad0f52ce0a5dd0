import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { pagePaths } from '#contract/pages.ts';

/** Headers every answer carries; private answers are never stored by a cache. */
export function secureAnswers(): MiddlewareHandler {
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Radix writes style elements while a dialog or list is open.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });
  return async (c, next) => {
    await headers(c, next);
    // A marketplace's page hands itself over to the tab it opened: that tie must hold.
    if (c.req.path === pagePaths.arrival) c.header('cross-origin-opener-policy', 'unsafe-none');
    if (c.req.path.startsWith('/api/')) c.header('cache-control', 'no-store');
  };
}
