import type { ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { clientAddressHeader, clientAddressOf, isTrusted } from '#server/client-address.ts';
import type { TrustedProxies } from '#server/config/trusted-proxies.ts';
import { loggablePath } from './loggable-path.ts';
import type { Metrics } from './metrics.ts';
import { inRequest, type RequestContext } from './request-context.ts';
import { requestIdOf } from './request-id.ts';

/** What the node adapter hands over with each request; absent when the app is called in memory. */
export interface Socket {
  Bindings: { incoming?: { socket: { remoteAddress?: string } }; outgoing?: ServerResponse };
}

interface WatchDeps {
  log: Logger;
  /** Requests are written there, too. */
  accessLog: Logger | undefined;
  metrics: Metrics | undefined;
  trustedProxies: TrustedProxies;
}

/** Gives each request an id and the address it came from, and tells of it once it is over. */
export function watchRequests({
  log,
  accessLog,
  metrics,
  trustedProxies,
}: WatchDeps): MiddlewareHandler<Socket> {
  const tellers = accessLog ? [log, accessLog] : [log];
  return (c, next) => {
    const begun = performance.now();
    const { headers } = c.req.raw;
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const client = clientAddressOf(peer, headers.get('x-forwarded-for'), trustedProxies);
    headers.set(clientAddressHeader, client);
    const id = requestIdOf(headers.get('x-request-id'), isTrusted(peer, trustedProxies));
    const request: RequestContext = { id, client };

    return inRequest(request, async () => {
      await next();
      c.res.headers.set('x-request-id', id);
      const { status } = c.res;
      const outgoing = c.env?.outgoing;
      const tell = () => {
        const milliseconds = performance.now() - begun;
        const { route, userId } = request;
        metrics?.request({ method: c.req.method, route: route ?? kindOf(c.req.path), status, milliseconds });
        const line = {
          method: c.req.method,
          ...(route ? { route } : { path: loggablePath(c.req.path) }),
          ...{ status, ms: Math.round(milliseconds * 10) / 10, userId, client },
          ...(outgoing && !outgoing.writableFinished ? { isCut: true } : {}),
        };
        for (const teller of tellers) teller.info(line, 'request');
      };
      // A text that grows is answered long before it is there.
      if (outgoing) outgoing.once('close', () => inRequest(request, tell));
      else tell();
    });
  };
}

/** Few words for all that is no call of the contract, so that strangers cannot make figures grow. */
const kindOf = (path: string) =>
  path.startsWith('/assets/') ? 'asset' : path.startsWith('/api/') ? 'other call' : 'page';
