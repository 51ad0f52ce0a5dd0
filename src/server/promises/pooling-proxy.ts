import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PoolingProxy {
  port: number;
  close(): void;
}

/** Headers about one connection, which no proxy hands on. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'expect'];

/**
 * Opens a proxy that asks these ports in turn and hands connections that say nothing against it to the next
 * visitor, as Caddy and nginx do. It answers 502 when such a connection breaks, and tries nothing twice.
 */
export async function openPoolingProxy(ports: readonly number[]): Promise<PoolingProxy> {
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const port = ports[next++ % ports.length];
    const asked = request({
      ...{ agent, host: '127.0.0.1', port, method, path },
      headers: withoutConnection(headers),
    });
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      answer.pipe(outgoing);
    });
    asked.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
    });
    incoming.on('error', () => asked.destroy()).pipe(asked);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
