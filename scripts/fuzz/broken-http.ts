import { connect } from 'node:net';
import type { Random } from '#domain/copywriting/writer/seeded-random.ts';

/** Bytes that are no HTTP, or hardly: what goes over a socket before it is given up. */
export function planBrokenHttp(random: Random, paths: readonly string[]): Buffer {
  const path = random.pick(paths);
  const end = '\r\n\r\n';
  const host = 'Host: localhost\r\n';
  const json = 'Content-Type: application/json\r\n';
  const chunked = `POST ${path} HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked${end}`;
  const texts: (() => string)[] = [
    () => `GET ${path} HTTP/9.9\r\n${host}${end}`,
    () => `GET ${path} HTTP/1.0${end}`,
    () => `GET ${path} HTTP/1.1${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}Host: evil.example${end}`,
    () => `get ${path} HTTP/1.1\r\n${host}${end}`,
    () => `GET  ${path}  HTTP/1.1\r\n${host}${end}`,
    () => `GET http://evil.example${path} HTTP/1.1\r\n${host}${end}`,
    () => `GET //evil.example/..${path} HTTP/1.1\r\n${host}${end}`,
    () => `GET ${path}/\u00ff\u00fe\u0080 HTTP/1.1\r\n${host}${end}`,
    () => `GET ${path}?${'a'.repeat(20_000)} HTTP/1.1\r\n${host}${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}${'X-A: b\r\n'.repeat(3000)}${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}Broken${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}X: a\u0000b${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}Cookie: a=\u00e9\u00ff; b=\u0001${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}X: a\r\n folded${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade${end}`,
    () =>
      `GET ${path} HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x${end}`,
    () => `OPTIONS * HTTP/1.1\r\n${host}${end}`,
    () => `CONNECT evil.example:443 HTTP/1.1\r\n${host}${end}`,
    () => `TRACE ${path} HTTP/1.1\r\n${host}${end}`,
    () => `POST ${path} HTTP/1.1\r\n${host}${json}Content-Length: 5\r\nContent-Length: 9${end}{"a":1}`,
    () => `POST ${path} HTTP/1.1\r\n${host}${json}Content-Length: -1${end}{}`,
    () => `POST ${path} HTTP/1.1\r\n${host}${json}Content-Length: 99999999999999999999${end}{}`,
    () => `POST ${path} HTTP/1.1\r\n${host}${json}Content-Length: 50000000${end}{"half":`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}${json}Content-Length: 4\r\nTransfer-Encoding: chunked${end}0${end}GET / HTTP/1.1${end}`,
    () => `POST ${path} HTTP/1.1\r\n${host}${json}Transfer-Encoding: gzip${end}{}`,
    () => `POST ${path} HTTP/1.1\r\n${host}${json}Expect: 200-maybe\r\nContent-Length: 2${end}{}`,
    () => `${chunked}ZZ\r\n{}${end}`,
    () => `${chunked}2\r\n{}\r\n`,
    () => `${chunked}2;ext=${'x'.repeat(5000)}\r\n{}\r\n0\r\nX-Trailer: 1${end}`,
    () => `${chunked}${'1\r\n{\r\n'.repeat(2000)}0${end}`,
    () => `${`GET ${path} HTTP/1.1\r\n${host}\r\n`.repeat(20)}`,
    () => `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003`,
    () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    () => Array.from({ length: 300 }, () => String.fromCharCode(random.below(256))).join(''),
  ];
  return Buffer.from(random.pick(texts)(), 'latin1');
}

export interface SocketAnswer {
  /** Statuses of the answers that came, in turn. */
  statuses: number[];
  text: string;
}

/** Sends the bytes, waits for an answer for a moment, and leaves without a word. */
export function sendBytes(port: number, bytes: Buffer, patience = 150): Promise<SocketAnswer> {
  return new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const leave = () => {
      socket.destroy();
      done({ statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1])), text });
    };
    const timer = setTimeout(leave, patience);
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      leave();
    });
  });
}
