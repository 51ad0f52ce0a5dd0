import { Hono } from 'hono';
import { extensionPath } from '#contract/pages.ts';
import { mountApi } from '../endpoints/mount-api.ts';
import { mountEndpoints } from '../endpoints/mount-endpoints.ts';
import { readStripeEvent } from '../gateways/stripe/read-stripe-event.ts';
import { hasLeft } from '../has-left.ts';
import { watchEvents } from '../operation/watch-events.ts';
import { type Socket, watchRequests } from '../operation/watch-requests.ts';
import { refuseForeignOrigins } from '../refuse-foreign-origins.ts';
import type { Handlers } from '../routes/handler.ts';
import { stripeWebhook } from '../routes/stripe-webhook.ts';
import { secureAnswers } from '../secure-answers.ts';
import { securityText } from '../security-text.ts';
import { serveExtension } from '../serve-extension.ts';
import { servePages } from '../serve-pages.ts';
import { robotsText, siteMap } from '../site-map.ts';
import type { AppDeps } from './app-deps.ts';
import type { Ports } from './open-ports.ts';

/** What stands before every request, then the calls, then the pages: in the order in which they are asked. */
export function serveHttp(deps: AppDeps, ports: Ports, handlers: Handlers): Hono<Socket> {
  const { config, webRoot, log, accessLog, metrics, now, onError } = deps;
  const { origins, isDemo, stripe, mail, operation } = config;
  const { identity, payments, note } = ports;
  const [origin] = origins;
  const http = new Hono<Socket>();
  http.onError((error, c) => {
    if (hasLeft(error)) return new Response(null, { status: 499 });
    onError(error);
    return c.json({ message: 'Internal error' }, 500);
  });
  http.use(watchRequests({ log, accessLog, metrics, trustedProxies: operation.trustedProxies }));
  http.use(secureAnswers({ paysByStripe: stripe !== undefined }));
  // In front of the question where a call comes from: a key is never sent by a browser itself.
  http.route(
    '/',
    mountApi({
      origin,
      handlers,
      onError,
      note,
      now,
      findKey: ports.findKey,
      limiter: ports.limiter,
      answers: ports.idempotentAnswers,
    }),
  );
  http.use(
    '/api/*',
    refuseForeignOrigins(origins, () => note('foreign-origin-refused')),
  );
  http.route('/', mountEndpoints({ handlers, isDemo, onError, note, findUser: identity.findUser }));
  if (stripe && payments) {
    const readEvent = watchEvents(readStripeEvent(stripe, { onError }), note);
    http.route('/', stripeWebhook({ payments, readEvent, now, onError }));
  }
  http.all('/api/*', (c) => c.json({ message: 'Not found' }, 404));
  http.get('/sitemap.xml', (c) => c.body(siteMap(origin), 200, { 'content-type': 'application/xml' }));
  http.get('/robots.txt', (c) => c.text(robotsText(origin)));
  const { supportEmail } = mail;
  http.get('/.well-known/security.txt', (c) => c.text(securityText({ origin, supportEmail }, now())));
  http.get(extensionPath, serveExtension({ webRoot, origins }));
  http.get('*', servePages({ webRoot, origin, isDemo, hasSession: identity.hasSession }));
  return http;
}
