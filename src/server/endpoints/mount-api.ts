import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { programOpenApi } from '#contract/program-open-api.ts';
import type { KeyHolder } from '#domain/api-keys/api-key.ts';
import { WritingStopped } from '#domain/copywriting/writing-stopped.ts';
import { ProductError } from '#domain/shared/errors.ts';
import { errorAnswer } from '../error-answer.ts';
import { languageOf } from '../language-of.ts';
import { currentRequest } from '../operation/request-context.ts';
import { type NoteSecurity, noteRefused } from '../operation/security-event.ts';
import type { Handlers } from '../routes/handler.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { answerOnce, fingerprintOf, type IdempotentAnswers, readIdempotencyKey } from './answer-once.ts';
import { authoriseKey, type FindKey } from './authorise-key.ts';
import { type KeyLimits, limitKey } from './limit-key.ts';
import { limitBody, readInput } from './read-input.ts';
import type { UntypedHandler } from './untyped-call.ts';

interface ApiSettings extends KeyLimits {
  /** Where the service is reached, for its document. */
  origin: string;
  handlers: Handlers;
  findKey: FindKey;
  answers: IdempotentAnswers;
  /** Told of every error that is not the caller's. */
  onError(error: unknown): void;
  note: NoteSecurity;
}

interface Known {
  Variables: { holder: KeyHolder };
}

/**
 * The contract's calls for programs under `/api/v1`: the same handlers, by a key instead of a session. Browsers send no
 * key by themselves, so it does not matter which site a call comes from.
 */
export function mountApi(settings: ApiSettings): Hono<Known> {
  const { handlers, findKey, onError, note, origin } = settings;
  const app = new Hono<Known>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const { forPrograms } = endpoint;
    if (!forPrograms) continue;
    const handler = handlers[name] as UntypedHandler;
    const refused = (c: Context, error: unknown) => {
      noteRefused(note, false, error);
      return refuse(c, error, onError);
    };
    const guard: MiddlewareHandler<Known> = async (c, next) => {
      const request = currentRequest();
      if (request) request.route = forPrograms.path;
      try {
        const holder = await authoriseKey(forPrograms.scope, findKey, c.req.raw.headers);
        await limitKey(settings, holder, (name, value) => c.header(name, value));
        c.set('holder', holder);
      } catch (error) {
        if (error instanceof ProductError && error.kind === 'unauthenticated') note('api-key-refused');
        return refused(c, error);
      }
      return next();
    };
    const path = forPrograms.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method, path, guard, limitBody(endpoint, refused), async (c) => {
      const language = languageOf(c.req.raw.headers);
      const headers = withoutCookies(c.req.raw.headers);
      try {
        const { user, keyId } = c.get('holder');
        const idempotencyKey = forPrograms.scope === 'write' ? readIdempotencyKey(headers) : undefined;
        const input = await readInput(endpoint, c, language);
        // Who is gone may ask again by the same key: then the answer had better be there.
        const signal = idempotencyKey ? neverAborted : c.req.raw.signal;
        const work = () => answerAtOnce(c, endpoint, handler, { ...input, user, headers, language, signal });
        if (!idempotencyKey) return await work();
        const fingerprint = fingerprintOf(name, input.params, input.payload);
        return await answerOnce(c, settings, { keyId, idempotencyKey, fingerprint }, work);
      } catch (error) {
        return refused(c, error);
      }
    });
  }
  const document = programOpenApi(origin);
  app.get('/api/v1/openapi.json', (c) => c.json(document));
  app.all('/api/v1/*', (c) => c.json({ error: 'not-found', message: 'There is no such call.' }, 404));
  return app;
}

const neverAborted = new AbortController().signal;

function withoutCookies(headers: Headers): Headers {
  const others = new Headers(headers);
  others.delete('cookie');
  return others;
}

/** Seconds, where what is full at the moment empties by itself. */
const shortWait = 10;

function refuse(c: Context, error: unknown, onError: (error: unknown) => void): Response {
  // Nobody is there to read an answer.
  if (error instanceof WritingStopped) return new Response(null, { status: 499 });
  const { status, id, body, retryAfter } = errorAnswer(error, languageOf(c.req.raw.headers), onError);
  if (id === 'unauthenticated') c.header('www-authenticate', 'Bearer');
  if (status === 429) c.header('retry-after', String(retryAfter ?? shortWait));
  return c.json({ error: id, ...body }, status);
}
