import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Milliseconds an answer waits for the rest of a body that nobody wants: most are on their way already. */
const patience = 1000;
/** More than the largest call takes; in bytes. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Reads what an answer left of the request's body and drops it, within bounds; beyond them the answer says
 * that the connection closes. A proxy hands a connection to the next visitor as soon as it has its answer,
 * and that visitor's request must not wait behind a body nobody reads.
 */
export function dropUnreadBodies(): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    await next();
    if (!(await readToTheEnd(c.env.incoming))) c.header('connection', 'close');
  };
}

/** False when the end does not come within the bounds. */
function readToTheEnd(incoming: IncomingMessage): boolean | Promise<boolean> {
  if (incoming.complete && incoming.readableLength === 0) return true;
  return new Promise((done) => {
    let bytes = 0;
    const timer = setTimeout(done, patience, false);
    const finish = (isRead: boolean) => {
      clearTimeout(timer);
      done(isRead);
    };
    // A web stream that was opened on it and left would pause it for ever.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) finish(false);
    });
    incoming.once('end', () => finish(true)).once('close', () => finish(false));
    incoming.resume();
  });
}
