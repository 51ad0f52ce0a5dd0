import { type Agent, request } from 'node:http';
import type { PlannedRequest } from './plan-request.ts';

export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  milliseconds: number;
}

const patience = 15_000;

/** Sends it as it is written, odd headers and all; a connection that breaks is an `Error`. */
export function sendRequest(port: number, agent: Agent, planned: PlannedRequest): Promise<Answered | Error> {
  const began = performance.now();
  return new Promise((done) => {
    const { method, target, headers, body } = planned;
    const host = '127.0.0.1';
    const sent = request(
      {
        ...{ agent, host, port, method, path: target, timeout: patience },
        headers: framed(headers, port, body),
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', done);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
            milliseconds: performance.now() - began,
          }),
        );
      },
    );
    sent.on('error', done);
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${patience} ms`)));
    sent.end(body);
  });
}

/** Says how long the body is: of some methods nobody would expect one. */
const framed = (headers: PlannedRequest['headers'], port: number, body: Buffer | undefined) => ({
  host: `localhost:${port}`,
  ...(body ? { 'content-length': String(body.length) } : {}),
  ...headers,
});
