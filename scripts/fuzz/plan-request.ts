import type { Random } from '#domain/copywriting/writer/seeded-random.ts';
import { breakBody } from './break-body.ts';
import type { LaneMemory } from './lane-memory.ts';
import { mutateValue } from './mutate-value.ts';
import { oddTexts } from './odd-values.ts';
import type { JsonSchema, Operation } from './operations.ts';
import { randomLetters } from './random-letters.ts';
import { type Sensible, sampleSchema } from './sample-schema.ts';

export interface PlannedRequest {
  /** What it is counted under. */
  label: string;
  /** The operation it is meant for; absent where the address or the method is perhaps nobody's. */
  operation?: Operation;
  method: string;
  /** Path and query as they go over the wire. */
  target: string;
  headers: Record<string, string | string[]>;
  body?: Buffer;
  /** Nothing about it was made wrong on purpose. */
  isValid: boolean;
}

export interface Planning {
  random: Random;
  memory: LaneMemory;
  sensible: Sensible;
  /** What is sent as Origin. */
  origin: string;
}

/** What a journey says of its request. */
interface Given {
  params?: Record<string, string> | undefined;
  payload?: unknown;
}

/** A request as the document describes it, filled by its schemas and by what answers gave. */
export function planValid(
  operation: Operation,
  { random, memory, sensible, origin }: Planning,
  given: Given = {},
): PlannedRequest {
  const fill = (schema: JsonSchema, name: string) => {
    if (given.params?.[name] !== undefined) return given.params[name];
    return /^(id|userId|contactId)$/.test(name)
      ? (memory.id(operation.path) ?? randomId(random))
      : sampleSchema(schema, random, sensible, name);
  };
  let target = operation.path;
  const query: string[] = [];
  for (const { in: place, name, required, schema } of operation.parameters) {
    if (place === 'path') target = target.replace(`{${name}}`, encode(fill(schema, name)));
    else if (required || random.next() < 0.4) query.push(`${name}=${encode(fill(schema, name))}`);
  }
  const payload = given.payload ?? (operation.payload && sampleSchema(operation.payload, random, sensible));
  const json = payload === undefined ? undefined : JSON.stringify(payload);
  return {
    label: `${operation.method} ${operation.path}`,
    operation,
    method: operation.method,
    target: query.length ? `${target}?${query.join('&')}` : target,
    headers: {
      ...(random.next() < 0.9 ? { origin } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(operation.streams && random.next() < 0.4 ? { accept: 'text/event-stream' } : {}),
      ...(random.next() < 0.3
        ? { 'accept-language': random.pick(['de', 'fr;q=0.9', 'es-MX,en', 'en']) }
        : {}),
    },
    ...(json === undefined ? {} : { body: Buffer.from(json) }),
    isValid: true,
  };
}

/** A valid request with one to three things about it made wrong. */
export function planMutated(operation: Operation, planning: Planning): PlannedRequest {
  const { random } = planning;
  let request = planValid(operation, planning);
  for (let times = 1 + random.below(3); times > 0; times--) {
    request = random.pick(request.body ? [spoilBody, spoilBody, spoilBody, ...elsewhere] : elsewhere)(
      request,
      random,
    );
  }
  return { ...request, isValid: false };
}

const spoilBody: Spoil = (request, random) => {
  const json = request.body?.toString() ?? '';
  if (random.next() < 0.2) return { ...request, body: breakBody(json, random) };
  try {
    const body = Buffer.from(JSON.stringify(mutateValue(JSON.parse(json), random)));
    return { ...request, body };
  } catch {
    return request;
  }
};

type Spoil = (request: PlannedRequest, random: Random) => PlannedRequest;

const spoilQuery: Spoil = (request, random) => {
  const [path = '', query = ''] = request.target.split('?');
  const pairs = query ? query.split('&') : [];
  const name = random.pick([
    ...(request.operation?.parameters.map((parameter) => parameter.name) ?? []),
    ...['__proto__', 'limit', 'id[]', 'a[b]'],
  ]);
  pairs.push(`${encode(name)}=${encode(random.pick(oddTexts).slice(0, 4000))}`);
  if (random.next() < 0.3) pairs.push(...pairs);
  if (random.next() < 0.2)
    pairs.push(random.pick(['%', '%ff%fe', '=', '&&&', 'a=%C0%80', '%u0000', '+', '#']));
  return { ...request, target: `${path}?${pairs.join('&')}` };
};

const spoilPath: Spoil = (request, random) => {
  const parts = request.target.split('?')[0]?.split('/') ?? [];
  const at = 2 + random.below(Math.max(parts.length - 2, 1));
  const odd = random.pick([
    ...[encode(random.pick(oddTexts).slice(0, 2000)), '..', '%2e%2e%2f', '%', '%ff', '%00', '', '.', ';'],
    ...[randomId(random), 'null', '-1', '*', '{id}', ':id', `${parts[at] ?? ''}%0d%0a`, '\\..\\'],
  ]);
  const changed = random.next() < 0.7 ? parts.map((part, n) => (n === at ? odd : part)) : [...parts, odd];
  const { operation: _, ...rest } = request;
  return { ...rest, target: changed.join('/') || '/' };
};

const spoilHeaders: Spoil = (request, random) => ({
  ...request,
  headers: { ...request.headers, ...random.pick(oddHeaders)(random) },
});

const spoilMethod: Spoil = (request, random) => {
  const { operation: _, ...rest } = request;
  return {
    ...rest,
    method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND']),
  };
};

const elsewhere: readonly Spoil[] = [
  spoilQuery,
  spoilQuery,
  spoilPath,
  spoilHeaders,
  spoilHeaders,
  spoilMethod,
];

const oddHeaders: readonly ((random: Random) => Record<string, string | string[]>)[] = [
  (random) => ({ 'content-type': random.pick(contentTypes) }),
  (random) => ({ origin: random.pick(['null', 'https://evil.example', 'http://localhost', '', 'http://%']) }),
  (random) => ({
    cookie: `autoscritto.session_token=${randomLetters(random, 32)}.${randomLetters(random, 40)}`,
  }),
  (random) => ({
    cookie: random.pick([
      '=',
      ';;;',
      'a=%',
      '__proto__=1; a=%ff',
      'autoscritto.session_token=%',
      `x=${'y'.repeat(6000)}`,
    ]),
  }),
  (random) => ({ authorization: random.pick(['Bearer x', 'Basic %%%', `Bearer ${'a'.repeat(5000)}`]) }),
  (random) => ({
    host: random.pick(['evil.example', 'localhost:99999', '[', 'a b', '[::1', '%00', 'x'.repeat(300), '..']),
  }),
  (random) => ({
    accept: random.pick([
      'text/event-stream',
      '*/*;q=x',
      '',
      'application/xml',
      'text/event-stream, text/html',
    ]),
  }),
  (random) => ({
    'accept-language': random.pick(['', '*', 'x'.repeat(3000), 'it;q=nan', '__proto__', 'de-', ',,,']),
  }),
  (random) => ({ 'accept-encoding': random.pick(['br', 'gzip;q=0', 'x', '']), 'if-none-match': '*' }),
  (random) => ({
    'x-forwarded-for': random.pick(['1.1.1.1', '::ffff:1.2.3.4', 'a, b, c', `${'1.2.3.4,'.repeat(500)}`]),
  }),
  (random) => ({
    'x-client-address': random.pick(['10.0.0.1', '"', '::']),
    'x-request-id': random.pick(oddAscii),
  }),
  (random) => ({
    'x-http-method-override': 'DELETE',
    'sec-fetch-site': random.pick(['cross-site', 'none', 'x']),
  }),
  (random) => ({ 'content-encoding': random.pick(['gzip', 'br', 'identity']) }),
  (random) => ({ range: random.pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x']), expect: '100-continue' }),
  () => ({ 'x-many': Array.from({ length: 60 }, (_, n) => `value ${n}`) }),
];

const oddAscii = ['', "' or 1=1", '<script>', '%0d%0a', '{"a":1}', 'x'.repeat(2000)];

const contentTypes = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=x',
  ],
  ...['application/json;', 'application/jsonx', 'APPLICATION/JSON', '', 'text/html, application/json', ';'],
];

/** An address that no operation has. */
export function planElsewhere(random: Random): PlannedRequest {
  const target = random.pick([
    ...['/api', '/api/', '/api//auth/user', '/api/../.env', '/auth/', '/auth/google/', '/API/auth/user'],
    ...['/api/%2e%2e/%2e%2e/etc/passwd', '/api/auth/user/', '/api/auth/user%00', '/api/auth/get-session'],
    ...['/api/auth/sign-in/social', '/api/auth/callback/google', '/api/auth/error?error=%3Cscript%3E'],
    ...['/api/auth/update-user', '/api/stripe/webhook', '/api/webhook', '/api/graphql', '/api/.git/config'],
    ...['/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/metrics'],
    `/api/${randomLetters(random, 1 + random.below(3000))}`,
    `/api/${encode(random.pick(oddTexts).slice(0, 1500))}`,
  ]);
  const method = random.pick(['GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']);
  const hasBody = method === 'POST' || method === 'PUT';
  return {
    ...{ label: 'elsewhere', method, target, isValid: false },
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    ...(hasBody ? { body: Buffer.from('{"role":"admin"}') } : {}),
  };
}

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.below(16).toString(16)).join('');

const randomId = (random: Random) =>
  `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`;

/** Percent-encodes; a lone half of a sign as the bytes some programs send for it. */
function encode(value: unknown): string {
  const text = String(value);
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;
}
