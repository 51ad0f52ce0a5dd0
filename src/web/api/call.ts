import type {
  AnswerOf,
  CallName,
  Endpoints,
  EventOf,
  ParamsOf,
  PayloadOf,
  QueryOf,
} from '#contract/endpoints.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { ApiError } from './api-error.ts';
import { calls } from './calls.ts';
import { readEventStream } from './read-event-stream.ts';

type Required<K extends string, V> = [V] extends [undefined] ? unknown : { [P in K]: V };
type Streamed<N extends CallName> = Endpoints[N] extends { events: unknown }
  ? { onEvent?: (event: EventOf<N>) => void }
  : unknown;

/** What a call needs beside its name: params, query and payload as far as the contract has them. */
export type InputOf<N extends CallName> = Required<'params', ParamsOf<N>> &
  Partial<Required<'query', QueryOf<N>>> &
  Required<'payload', PayloadOf<N>> &
  Streamed<N> & {
    signal?: AbortSignal;
    /** Arrives even when the page goes away meanwhile; for bodies of less than 64 kB. */
    keepalive?: boolean;
  };

interface UntypedInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  payload?: unknown;
  onEvent?: (event: unknown) => void;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Makes a call of the contract; anything but a success is raised as `ApiError`. */
export async function call<N extends CallName>(
  name: N,
  ...[input]: object extends InputOf<N> ? [input?: InputOf<N>] : [input: InputOf<N>]
): Promise<AnswerOf<N>> {
  const {
    params = {},
    query = {},
    payload,
    onEvent,
    signal,
    keepalive = false,
  } = (input ?? {}) as UntypedInput;
  const { method, path } = calls[name];
  const response = await fetch(addressOf(path, params, query), {
    method,
    keepalive,
    credentials: 'include',
    headers: {
      'accept-language': currentLanguage(),
      accept: onEvent ? 'text/event-stream' : 'application/json',
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  const isStream = response.headers.get('content-type')?.includes('text/event-stream');
  return isStream && onEvent && response.body ? answerOf(response.body, onEvent) : response.json();
}

function addressOf(path: string, params: Record<string, string>, query: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size ? `${filled}?${search}` : filled;
}

async function answerOf(body: ReadableStream<Uint8Array>, onEvent: (event: unknown) => void) {
  for await (const { name, data } of readEventStream(body)) {
    if (name === 'event') onEvent(data);
    if (name === 'answer') return data as never;
    if (name === 'error') {
      const fault = data as { status: number; body: string };
      throw new ApiError(fault.status, '', fault.body);
    }
  }
  throw new TypeError('The stream ended without an answer');
}
