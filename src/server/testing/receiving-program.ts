import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a dealer's program was sent. */
export interface ReceivedWebhook {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface ProgramAnswer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

export interface ReceivingProgram {
  /** `127.0.0.1:port` */
  host: string;
  url: string;
  received: ReceivedWebhook[];
  /** How it answers from now on; undefined: never. */
  answer: ProgramAnswer | ((received: ReceivedWebhook) => ProgramAnswer) | undefined;
  close(): Promise<void>;
}

/** Starts a program on this machine that receives webhooks. */
export async function startReceivingProgram(): Promise<ReceivingProgram> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const received = { method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') };
    program.received.push(received);
    const answer = typeof program.answer === 'function' ? program.answer(received) : program.answer;
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program: ReceivingProgram = {
    ...{ host, url: `http://${host}/hook`, received: [], answer: { status: 204 } },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return program;
}
