import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import type { Endpoint, FileAnswer } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { User } from '#domain/accounts/user.ts';
import { WritingStopped } from '#domain/copywriting/writing-stopped.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import { checkInput } from './check-input.ts';
import { errorAnswer, unauthenticated } from './error-answer.ts';
import { languageOf } from './language-of.ts';
import { currentRequest } from './operation/request-context.ts';
import { type NoteSecurity, noteDone, noteRefused } from './operation/security-event.ts';
import type { Handlers } from './routes/handler.ts';

export interface MountSettings {
  handlers: Handlers;
  isDemo: boolean;
  findUser(headers: Headers): Promise<User | undefined>;
  /** Told of every error that is not the caller's. */
  onError(error: unknown): void;
  /** Told of what whoever looks after the service wants to know. */
  note: NoteSecurity;
}

/** The same call with its contract's types taken off: the table is walked once for all endpoints. */
interface UntypedCall {
  params: unknown;
  query: unknown;
  payload: unknown;
  user: User | undefined;
  headers: Headers;
  language: Language;
  signal: AbortSignal;
  emit(event: unknown): void;
  setCookies(cookies: readonly string[]): void;
}
type UntypedHandler = (call: UntypedCall) => unknown;

const usualBytes = 1024 * 1024;

/** The HTTP side of the contract: who may call, is it valid, handle, answer within the contract. */
export function mountEndpoints(settings: MountSettings): Hono {
  const app = new Hono();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.demoOnly && !settings.isDemo) continue;
    const handler = settings.handlers[name] as UntypedHandler;
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const limit = bodyLimit({
      maxSize: endpoint.mostBytes ?? usualBytes,
      onError: (c) =>
        refuse(c, new ProductError('too-large', tooLarge), languageOf(c.req.raw.headers), settings),
    });
    app.on(endpoint.method, path, limit, async (c) => {
      const language = languageOf(c.req.raw.headers);
      const request = currentRequest();
      if (request) request.route = endpoint.path;
      try {
        const user = await authorise(endpoint, settings, c.req.raw.headers);
        const input = await readInput(endpoint, c, language);
        const { headers, signal } = c.req.raw;
        const call = { ...input, user, headers, language, signal };
        if (endpoint.events && c.req.header('accept')?.includes('text/event-stream')) {
          return answerAsStream(c, endpoint, handler, call, settings);
        }
        const answer = await answerAtOnce(c, endpoint, handler, call);
        noteDone(settings.note, name, input.params);
        return answer;
      } catch (error) {
        noteRefused(settings.note, endpoint.access === 'admin', error);
        return refuse(c, error, language, settings);
      }
    });
  }
  return app;
}

async function authorise(
  endpoint: Endpoint,
  settings: MountSettings,
  headers: Headers,
): Promise<User | undefined> {
  if (endpoint.access === 'anyone') return undefined;
  const user = await settings.findUser(headers);
  const request = currentRequest();
  if (request && user) request.userId = user.id;
  if (endpoint.access === 'recognised') return user;
  if (!user) throw unauthenticated();
  if (endpoint.access === 'admin' && user.role !== 'admin') throw new ProductError('forbidden', notAllowed);
  return user;
}

async function readInput(endpoint: Endpoint, c: Context, language: Language) {
  return {
    params: endpoint.params && checkInput(endpoint.params, c.req.param(), language),
    query: endpoint.query && checkInput(endpoint.query, c.req.query(), language),
    payload: endpoint.payload && checkInput(endpoint.payload, await readJson(c), language),
  };
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (cause) {
    throw new ProductError('invalid', notJson, undefined, { cause });
  }
}

type Input = Omit<UntypedCall, 'emit' | 'setCookies'>;

async function answerAtOnce(c: Context, endpoint: Endpoint, handler: UntypedHandler, input: Input) {
  const setCookies = (cookies: readonly string[]) => {
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
  };
  const result = await handler({ ...input, emit: () => {}, setCookies });
  if (endpoint.answer === 'redirect') return c.redirect(result as string);
  if (endpoint.answer === 'file') return answerWithFile(c, result as FileAnswer);
  return c.json(endpoint.answer.parse(result) as object);
}

function answerWithFile(c: Context, file: FileAnswer) {
  const body = file.bytes instanceof Uint8Array ? file.bytes : ReadableStream.from(file.bytes);
  return c.body(body, 200, {
    'content-type': file.type,
    'content-disposition': `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`,
  });
}

function answerAsStream(
  c: Context,
  endpoint: Endpoint,
  handler: UntypedHandler,
  input: Input,
  settings: MountSettings,
) {
  return streamSSE(c, async (stream) => {
    const leaving = new AbortController();
    stream.onAbort(() => leaving.abort());
    const signal = AbortSignal.any([input.signal, leaving.signal]);
    const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      const emit = (event: unknown) => void send('event', (endpoint.events as z.ZodType).parse(event));
      const result = await handler({ ...input, signal, emit, setCookies: () => {} });
      await send('answer', (endpoint.answer as z.ZodType).parse(result));
    } catch (error) {
      if (error instanceof WritingStopped) return;
      noteRefused(settings.note, endpoint.access === 'admin', error);
      const { status, body } = errorAnswer(error, input.language, settings.onError);
      await send('error', { status, body: JSON.stringify(body) });
    }
  });
}

function refuse(c: Context, error: unknown, language: Language, settings: MountSettings) {
  // Nobody is there to read an answer.
  if (error instanceof WritingStopped) return new Response(null, { status: 499 });
  const { status, body } = errorAnswer(error, language, settings.onError);
  return c.json(body, status);
}

const notAllowed = {
  it: 'Questa pagina è riservata agli amministratori.',
  en: 'This is for administrators only.',
  de: 'Das ist Administratoren vorbehalten.',
  fr: 'Ceci est réservé aux administrateurs.',
  es: 'Esto está reservado a los administradores.',
};

const notJson = {
  it: 'La richiesta non è in formato JSON valido.',
  en: 'The request is not valid JSON.',
  de: 'Die Anfrage ist kein gültiges JSON.',
  fr: "La requête n'est pas un JSON valide.",
  es: 'La petición no es un JSON válido.',
};

const tooLarge = {
  it: 'Quello che hai inviato è troppo grande: riducilo e riprova.',
  en: 'What you sent is too large: shorten it and try again.',
  de: 'Das Gesendete ist zu groß: kürze es und versuche es noch einmal.',
  fr: 'Votre envoi est trop volumineux : réduisez-le et réessayez.',
  es: 'Lo que has enviado es demasiado grande: redúcelo e inténtalo de nuevo.',
};
