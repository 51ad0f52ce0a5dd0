import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { User } from '#domain/accounts/user.ts';
import { WritingStopped } from '#domain/copywriting/writing-stopped.ts';
import type { Language } from '#domain/shared/languages.ts';
import { errorAnswer } from '../error-answer.ts';
import { languageOf } from '../language-of.ts';
import { currentRequest } from '../operation/request-context.ts';
import { type NoteSecurity, noteDone, noteRefused } from '../operation/security-event.ts';
import type { Handlers } from '../routes/handler.ts';
import { answerAsStream } from './answer-as-stream.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { authorise, type FindUser } from './authorise.ts';
import { limitBody, readInput } from './read-input.ts';
import type { UntypedHandler } from './untyped-call.ts';

export interface MountSettings {
  handlers: Handlers;
  isDemo: boolean;
  findUser: FindUser;
  /** Told of every error that is not the caller's. */
  onError(error: unknown): void;
  /** Told of what whoever looks after the service wants to know. */
  note: NoteSecurity;
}

/** What is known of a call once it is let in. */
interface Known {
  Variables: { user: User | undefined };
}

/** The HTTP side of the contract: who may call, is it valid, handle, answer within the contract. */
export function mountEndpoints(settings: MountSettings): Hono<Known> {
  const { handlers, isDemo, findUser, onError, note } = settings;
  const app = new Hono<Known>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.demoOnly && !isDemo) continue;
    const handler = handlers[name] as UntypedHandler;
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const refused = (c: Context, error: unknown) => refuse(c, error, languageOf(c.req.raw.headers), onError);
    const noteRefusal = (error: unknown) => noteRefused(note, endpoint.access === 'admin', error);
    // Before anything is read of the body: nobody has large ones kept for him who may not send them.
    const guard: MiddlewareHandler<Known> = async (c, next) => {
      const request = currentRequest();
      if (request) request.route = endpoint.path;
      try {
        c.set('user', await authorise(endpoint, findUser, c.req.raw.headers));
      } catch (error) {
        noteRefusal(error);
        return refused(c, error);
      }
      return next();
    };
    app.on(endpoint.method, path, guard, limitBody(endpoint, refused), async (c) => {
      const language = languageOf(c.req.raw.headers);
      try {
        const { headers, signal } = c.req.raw;
        const user = c.get('user');
        const input = await readInput(endpoint, c, language);
        const call = { ...input, user, headers, language, signal };
        if (endpoint.events && c.req.header('accept')?.includes('text/event-stream')) {
          return answerAsStream(c, endpoint, handler, call, (error) => {
            noteRefusal(error);
            return errorAnswer(error, language, onError);
          });
        }
        const answer = await answerAtOnce(c, endpoint, handler, call);
        noteDone(note, name, input.params);
        return answer;
      } catch (error) {
        noteRefusal(error);
        return refused(c, error);
      }
    });
  }
  return app;
}

function refuse(c: Context, error: unknown, language: Language, onError: (error: unknown) => void): Response {
  // Nobody is there to read an answer.
  if (error instanceof WritingStopped) return new Response(null, { status: 499 });
  const { status, body, retryAfter } = errorAnswer(error, language, onError);
  if (retryAfter) c.header('retry-after', String(retryAfter));
  return c.json(body, status);
}
