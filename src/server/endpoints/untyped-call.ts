import type { User } from '#domain/accounts/user.ts';
import type { Language } from '#domain/shared/languages.ts';

/** A call with its contract's types taken off: the table is walked once for all endpoints. */
export interface UntypedCall {
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

/** What is known of a call before it is decided how it is answered. */
export type UntypedInput = Omit<UntypedCall, 'emit' | 'setCookies'>;

export type UntypedHandler = (call: UntypedCall) => unknown;
