import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ModelRequestBody, type Protocol, protocols, type Usage, wireFormats } from './wire-formats.ts';

/** How the server answers one request. */
export type Reply =
  | {
      /** The model's words; `{"text": …}` is put around them by `jsonReply`. */
      answer: string;
      /** Milliseconds between two pieces. */
      pause?: number;
      /** Drops the connection after so many frames. */
      cutAfter?: number;
      usage?: Usage;
    }
  | { status: number; headers?: Record<string, string> }
  /** Any bytes at all with status 200. */
  | { body: string; type: string }
  /** Takes the request and never answers. */
  | 'silence';

export interface ModelRequest {
  protocol: Protocol;
  path: string;
  headers: IncomingMessage['headers'];
  body: ModelRequestBody & Record<string, unknown>;
}

export interface ModelServer {
  /** The server's address with the path under which a protocol lives. */
  baseUrl: string;
  requests: ModelRequest[];
  /** Requests whose caller went away before the answer was complete. */
  abandoned: number;
  /** The most requests that were under way at the same time. */
  mostAtOnce: number;
  close(): Promise<void>;
}

export const jsonReply = (text: string): Reply => ({ answer: JSON.stringify({ text }) });

/** A language model's server on this machine that speaks the providers' protocols; each request gets the next reply, the last one again and again. */
export async function startModelServer(
  ...replies: [Reply, ...Reply[]] | [(request: ModelRequest) => Reply]
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const state = { abandoned: 0, underWay: 0, mostAtOnce: 0 };
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    requests.push(request);
    state.mostAtOnce = Math.max(state.mostAtOnce, ++state.underWay);
    outgoing.on('close', () => {
      state.underWay--;
      if (!outgoing.writableFinished && !cut.has(outgoing)) state.abandoned++;
    });
    const next = replies[Math.min(requests.length, replies.length) - 1];
    if (next) await send(outgoing, request, typeof next === 'function' ? next(request) : next);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    get abandoned() {
      return state.abandoned;
    },
    get mostAtOnce() {
      return state.mostAtOnce;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** Answers whose connection the server itself dropped. */
const cut = new WeakSet<ServerResponse>();

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const path = incoming.url?.split('?')[0] ?? '';
  const protocol = protocols.find((name) => wireFormats[name].path.test(path));
  if (!protocol) throw new Error(`No protocol lives at ${path}`);
  return { protocol, path, headers: incoming.headers, body: JSON.parse(Buffer.concat(chunks).toString()) };
}

async function send(outgoing: ServerResponse, { protocol, body }: ModelRequest, reply: Reply) {
  if (reply === 'silence') return;
  if ('status' in reply) {
    outgoing.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    outgoing.end(JSON.stringify(wireFormats[protocol].errorBody(reply.status)));
    return;
  }
  if ('type' in reply) {
    outgoing.writeHead(200, { 'content-type': reply.type }).end(reply.body);
    return;
  }
  const { answer, pause = 0, cutAfter, usage = { input: 700, output: 150 } } = reply;
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = answer.match(/[\s\S]{1,24}/g) ?? [''];
  for (const [index, { event, data }] of wireFormats[protocol].frames(pieces, usage, body).entries()) {
    if (index === cutAfter) {
      cut.add(outgoing);
      outgoing.destroy();
      return;
    }
    if (outgoing.destroyed) return;
    outgoing.write(
      `${event ? `event: ${event}\n` : ''}data: ${data === '[DONE]' ? data : JSON.stringify(data)}\n\n`,
    );
    if (pause) await sleep(pause);
  }
  outgoing.end();
}
