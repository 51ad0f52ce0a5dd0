import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A body that is answered before it is read, or in the middle of it. */
export interface UnreadBody {
  path: string;
  /** Of the answer. */
  status: number;
  kilobytes: number;
  headers?: Record<string, string>;
  /** Sent in pieces without telling their length. */
  isChunked?: boolean;
  /** Milliseconds between its pieces. */
  pause?: number;
}

const json = { 'content-type': 'application/json' };
const foreign = { origin: 'https://evil.example' };
const text = { 'content-type': 'text/plain' };
const announced = { expect: '100-continue' };
const slowly = { isChunked: true, pause: 30 };

export const unreadBodies: Record<string, UnreadBody> = {
  'too long by its length': { path: '/api/contact', status: 413, kilobytes: 200 },
  'too long by far': { path: '/api/auth/sign-up/email', status: 413, kilobytes: 1500 },
  'growing too long': { path: '/api/contact', status: 413, kilobytes: 300, isChunked: true },
  'growing by and by': { path: '/api/auth/sign-in/email', status: 413, kilobytes: 260, ...slowly },
  'announced first': { path: '/api/auth/sign-in/email', status: 413, kilobytes: 200, headers: announced },
  'of a visitor': { path: '/api/read-page', status: 401, kilobytes: 900 },
  'from another site': { path: '/api/contact', status: 403, kilobytes: 200, headers: foreign },
  'of another kind': { path: '/api/contact', status: 415, kilobytes: 200, headers: text },
  'for a call there is not': { path: '/api/nothing', status: 404, kilobytes: 200 },
  'for a page': { path: '/pricing', status: 404, kilobytes: 200 },
  'for what supervisors ask': { path: '/healthz', status: 404, kilobytes: 200, isChunked: true },
  'as an event of payments': { path: '/api/webhooks/stripe', status: 413, kilobytes: 1200 },
};

const headersOf = ({ headers, isChunked, kilobytes }: UnreadBody): Record<string, string> => ({
  ...{ host: 'autoscritto.example', ...json, ...headers },
  ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(kilobytes * 1024) }),
});

const piece = Buffer.alloc(20 * 1024, ' ');

/** Sends a body by a connection of its own; the status of the answer, 0 where none comes. */
export function sendBody(port: number, body: UnreadBody): Promise<number> {
  return new Promise((done) => {
    const headers = headersOf(body);
    const asked = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: body.path,
      agent: false,
      headers,
    });
    asked.on('response', (answer) => {
      answer.on('error', () => {}).resume();
      done(answer.statusCode ?? 0);
    });
    asked.on('error', () => done(0));
    void (async () => {
      for (let sent = 0; sent < body.kilobytes * 1024 && !asked.destroyed; sent += piece.length) {
        asked.write(piece);
        if (body.pause) await pause(body.pause);
      }
      asked.end();
    })();
  });
}

/** The state of a connection after such a body. */
export interface LeftConnection {
  status: number;
  saysItCloses: boolean;
  isClosed: boolean;
  /** It answered the next request. */
  serves: boolean;
}

/** Sends a body, or all but its end, and the next request once it is answered, as a proxy does. */
export async function sendBodyAndAskAgain(
  port: number,
  body: UnreadBody,
  isWhole: boolean,
): Promise<LeftConnection> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let said = '';
  let isClosed = false;
  socket.on('data', (bytes) => {
    said += bytes.toString('latin1');
  });
  socket.on('close', () => {
    isClosed = true;
  });
  const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${body.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  for (let left = body.kilobytes * 1024 - (isWhole ? 0 : piece.length); left > 0; left -= piece.length) {
    const bytes = piece.subarray(0, left);
    socket.write(body.isChunked ? `${bytes.length.toString(16)}\r\n${bytes.toString()}\r\n` : bytes);
  }
  if (isWhole && body.isChunked) socket.write('0\r\n\r\n');
  const answer = /^HTTP\/1\.1 ([2-5]\d\d)[\s\S]*\r\n\r\n[\s\S]/m;
  const until = async (isSo: () => boolean) => {
    for (let waited = 0; waited < 4000 && !isClosed && !isSo(); waited += 10) await pause(10);
  };
  await until(() => answer.test(said));
  if (isWhole) socket.write('GET /healthz HTTP/1.1\r\nhost: autoscritto.example\r\n\r\n');
  const serves = () => said.includes('{"status":"ok"}');
  await until(serves);
  socket.destroy();
  return {
    ...{ status: Number(answer.exec(said)?.[1]), saysItCloses: /^connection: close\r/im.test(said) },
    ...{ isClosed, serves: serves() },
  };
}
