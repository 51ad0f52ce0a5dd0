import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a site does with a connection: it may send any bytes, at any pace, as long as it is open. */
export type Behaviour = (connection: { send(bytes: string | Uint8Array): Promise<boolean> }) => Promise<void>;

/** A site that speaks in raw bytes on this machine, and what it was asked. */
export interface HostileSite {
  host: string;
  /** The requests as they came in, in order, but for its robots.txt when it has none. */
  requests: string[];
  /** Bytes the network took off the site's hands. */
  sent: number;
  close(): Promise<void>;
}

/** Opens a site whose paths behave as told; the connection ends after a behaviour. */
export async function openHostileSite(behaviours: Record<string, Behaviour>): Promise<HostileSite> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    socket.once('data', async (data) => {
      const request = data.toString('latin1');
      const path = /^GET (\S+)/.exec(request)?.[1] ?? '';
      if (path === '/robots.txt' && !behaviours[path]) {
        socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
        return;
      }
      site.requests.push(request);
      await behaviours[path]?.({ send: (bytes) => send(socket, bytes) });
      socket.end();
    });
  });
  async function send(socket: net.Socket, bytes: string | Uint8Array): Promise<boolean> {
    if (socket.destroyed) return false;
    const isTaken = socket.write(bytes);
    site.sent += bytes.length;
    while (!isTaken && socket.writableNeedDrain && !socket.destroyed) await pause(1);
    return !socket.destroyed;
  }
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const site: HostileSite = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    sent: 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return site;
}

/** A service on this machine that nobody may reach; it counts who did. */
export async function openCanary(): Promise<{ port: number; touched(): number; close(): Promise<void> }> {
  let touched = 0;
  const server = net.createServer((socket) => {
    touched++;
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\nsecret');
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  return {
    port: (server.address() as AddressInfo).port,
    touched: () => touched,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** An answer with its length stated truly. */
export const answer = (
  body: string | Uint8Array,
  headers: Record<string, string> = {},
  status = '200 OK',
): Buffer => {
  const bytes = Buffer.from(body as string);
  const stated = { 'content-type': 'text/html', 'content-length': String(bytes.length), ...headers };
  const lines = Object.entries(stated).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`, 'latin1'), bytes]);
};
