import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerStripe } from './answer-stripe.ts';
import { readForm } from './read-form.ts';
import { type StripeBooks, StripeRefusal, stripeBooks } from './stripe-books.ts';
import { type StripeControls, stripeControls } from './stripe-controls.ts';

/** Ways for a request to go wrong: before anything is done, or, for `cut` and `late`, after it. */
export type StripeFault = 'hang' | 'drip' | 'error' | 'nonsense' | 'wrong-object' | 'busy' | 'cut' | 'late';

export interface StripeServer extends StripeControls {
  url: string;
  secretKey: string;
  books: StripeBooks;
  /** `POST /v1/subscriptions`, the oldest first. */
  requests: string[];
  /** The next requests that match go wrong, without `times` until `recover` is called. */
  fail(fault: StripeFault, matching?: RegExp, times?: number): void;
  recover(): void;
  /** Sends one of the answers that are late: as things stood when it was asked for. */
  release(which: 'oldest' | 'newest'): void;
  close(): Promise<void>;
}

interface Answered {
  status: number;
  body: unknown;
}

/** A server that speaks Stripe's HTTP API of the SDK's version, as far as subscriptions go. */
export async function startStripeServer(clock: { now: Date }): Promise<StripeServer> {
  const books = stripeBooks(clock);
  const secretKey = 'sk_test_local';
  const requests: string[] = [];
  const answers = new Map<string, Answered & { request: string }>();
  const late: (() => void)[] = [];
  const keysInUse = new Set<unknown>();
  let faults: { fault: StripeFault; matching: RegExp; times: number }[] = [];

  const takeFault = (line: string): StripeFault | undefined => {
    const found = faults.find(({ matching, times }) => times > 0 && matching.test(line));
    if (found) found.times -= 1;
    return found?.fault;
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const line = `${request.method} ${url.pathname}`;
    const body = await bodyOf(request);
    requests.push(line);
    const fault = takeFault(line);
    if (fault && fault !== 'cut' && fault !== 'late') return goWrong(response, fault);
    const key = request.headers['idempotency-key'];
    if (keysInUse.has(key)) return send(response, keyInUse);
    const answered = carryOut(books, { request, line, url, body, secretKey, answers });
    if (fault === 'cut') return response.destroy();
    if (fault === 'late') {
      if (key) keysInUse.add(key);
      return late.push(() => {
        keysInUse.delete(key);
        send(response, answered);
      });
    }
    send(response, answered);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    ...stripeControls(books),
    ...{ url: `http://127.0.0.1:${port}`, secretKey, books, requests },
    fail(fault, matching = /./, times = Number.POSITIVE_INFINITY) {
      faults.push({ fault, matching, times });
    },
    recover() {
      faults = [];
    },
    release(which) {
      const send = which === 'oldest' ? late.shift() : late.pop();
      send?.();
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

interface Call {
  request: IncomingMessage;
  line: string;
  url: URL;
  body: string;
  secretKey: string;
  answers: Map<string, Answered & { request: string }>;
}

function carryOut(books: StripeBooks, { request, line, url, body, secretKey, answers }: Call): Answered {
  const { headers, method = 'GET' } = request;
  if (headers.authorization !== `Bearer ${secretKey}`) {
    return refused(401, { message: 'Invalid API Key provided: sk_test_*****' });
  }
  if (!headers['stripe-version']) return refused(400, { message: 'No Stripe-Version header.' });
  const key = method === 'POST' ? headers['idempotency-key'] : undefined;
  if (method === 'POST' && !key) return refused(400, { message: 'A write without an Idempotency-Key.' });
  const before = key ? answers.get(String(key)) : undefined;
  const whole = `${line} ${body}`;
  if (before) {
    if (before.request === whole) return before;
    return refused(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  try {
    const form = readForm(method === 'GET' ? url.search.slice(1) : body);
    const answered = { status: 200, body: answerStripe(books, method, url.pathname, form) };
    // What was refused for its parameters is not kept: the same key may be tried again.
    if (key) answers.set(String(key), { ...answered, request: whole });
    return answered;
  } catch (error) {
    if (error instanceof StripeRefusal) return refused(error.status, error.body);
    throw error;
  }
}

function goWrong(response: ServerResponse, fault: Exclude<StripeFault, 'cut' | 'late'>): void {
  if (fault === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 1000);
    response.on('close', () => clearInterval(drip));
  } else if (fault === 'nonsense') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Under construction</html>');
  } else if (fault !== 'hang') {
    send(response, wrongAnswers[fault]);
  }
}

const keyInUse = refused(409, {
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this idempotent key.',
});

const wrongAnswers = {
  'wrong-object': { status: 200, body: { object: 'balance' } },
  busy: refused(429, { code: 'rate_limit', message: 'Too many requests' }),
  error: refused(500, { type: 'api_error', message: 'key sk_live_secret failed at db.stripe.internal' }),
};

let requestNumber = 0;

function send(response: ServerResponse, { status, body }: Answered): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${++requestNumber}` })
    .end(JSON.stringify(body));
}

function refused(status: number, error: Record<string, string>): Answered {
  return { status, body: { error: { type: 'invalid_request_error', ...error } } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
