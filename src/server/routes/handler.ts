import type {
  AnswerOf,
  CheckedParamsOf,
  CheckedPayloadOf,
  CheckedQueryOf,
  EndpointName,
  Endpoints,
  EventOf,
} from '#contract/endpoints.ts';
import type { User } from '#domain/accounts/user.ts';
import type { Language } from '#domain/shared/languages.ts';

/** What a route gets: everything in it has been checked against the contract. */
export interface Call<N extends EndpointName> {
  params: CheckedParamsOf<N>;
  query: CheckedQueryOf<N>;
  payload: CheckedPayloadOf<N>;
  /** Somebody wherever the contract asks for a signed-in caller. */
  user: Endpoints[N]['access'] extends 'anyone' | 'recognised' ? User | undefined : User;
  headers: Headers;
  /** The reader's language, for messages. */
  language: Language;
  /** Comes when the caller has left. */
  signal: AbortSignal;
  /** Sends an event ahead of the answer; heard only by callers that asked for a stream. */
  emit(event: EventOf<N>): void;
  setCookies(cookies: readonly string[]): void;
}

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<AnswerOf<N>> | AnswerOf<N>;

/** One handler for every endpoint of the contract: a missing one does not compile. */
export type Handlers = { [N in EndpointName]: Handler<N> };
