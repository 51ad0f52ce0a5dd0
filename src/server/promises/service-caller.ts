import { type IncomingHttpHeaders, request } from 'node:http';

export interface ServiceAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  headers: IncomingHttpHeaders;
  /** Values of `Set-Cookie`. */
  cookies: string[];
}

/** Somebody at a browser, before a service of one or two processes. */
export interface ServiceCaller {
  /** Alternates between the processes. `headers` may take away what is usual by `undefined`. */
  call(
    method: string,
    path: string,
    payload?: unknown,
    headers?: Record<string, string | undefined>,
  ): Promise<ServiceAnswer>;
  /** The same browser, at one of the processes: the first is 0; with one process all are that one. */
  at(process: number): Pick<ServiceCaller, 'call'>;
  cookies: Map<string, string>;
  /** The address he calls from: everybody has his own, so that nobody uses up another's limits. */
  address: string;
}

let callers = 0;

/** All of 127.0.0.0/8 is this machine. */
function nextAddress(): string {
  const n = ++callers;
  return `127.${1 + (process.pid % 250)}.${1 + (Math.floor(n / 250) % 250)}.${1 + (n % 250)}`;
}

export function serviceCaller(
  service: { ports: readonly number[]; publicOrigin: string },
  cookies = new Map<string, string>(),
  address = nextAddress(),
): ServiceCaller {
  let next = 0;
  const at = (index: number): Pick<ServiceCaller, 'call'> => ({
    async call(method, path, payload, headers = {}) {
      const body = payload === undefined || typeof payload === 'string' ? payload : JSON.stringify(payload);
      const answer = await send(service.ports[index % service.ports.length] ?? 0, {
        ...{ method, path, address },
        body,
        headers: withoutAbsent({
          host: new URL(service.publicOrigin).host,
          origin: service.publicOrigin,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
          'content-type': payload === undefined ? undefined : 'application/json',
          // Node's client sends no length with a DELETE by itself.
          'content-length': body === undefined ? undefined : String(Buffer.byteLength(body)),
          ...headers,
        }),
      });
      keepCookies(cookies, answer.cookies);
      return answer;
    },
  });
  return {
    ...{ at, cookies, address },
    call: (...asked) => at(next++).call(...asked),
  };
}

interface Sent {
  method: string;
  path: string;
  address: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/** By Node's own client: unlike `fetch` it sends any header, and from any address of this machine. */
function send(port: number, { method, path, address, body, headers }: Sent): Promise<ServiceAnswer> {
  return new Promise((done, failed) => {
    const asked = request(
      { ...{ host: '127.0.0.1', port, localAddress: address, method, path, headers }, agent: false },
      async (answer) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of answer) chunks.push(chunk as Buffer);
        } catch (error) {
          return failed(error);
        }
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = answer.headers['content-type']?.startsWith('application/json');
        done({
          status: answer.statusCode ?? 0,
          body: isJson ? JSON.parse(text) : text,
          headers: answer.headers,
          cookies: answer.headers['set-cookie'] ?? [],
        });
      },
    );
    asked.once('error', failed);
    asked.end(body);
  });
}

const withoutAbsent = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function keepCookies(cookies: Map<string, string>, headers: readonly string[]): void {
  for (const cookie of headers) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
