import type { Language } from '#domain/shared/languages.ts';

/** Who else may say who a person is: the hosted sign-in behind `/api/login`, and Google. */
export type ProviderName = 'hosted' | 'google';

/** Secrets of one sign-in over another site; the provider must give them back. */
export interface ProviderAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the provider sent the browser back with. */
export interface ProviderAnswer {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
}

/** What a provider says of a person, in a token that is known to be its own, for us, fresh and of this attempt. */
export interface ProviderClaims {
  /** The person is issuer and subject together; e-mail and names may change. */
  issuer: string;
  subject: string;
  /** As they came: of any type, or absent. */
  email: unknown;
  emailVerified: unknown;
  givenName: unknown;
  familyName: unknown;
  name: unknown;
}

export interface SignInProvider {
  /** Where the browser is sent to. Throws `ProviderFault` `unavailable`. */
  begin(attempt: ProviderAttempt, language: Language): Promise<string>;
  /** Checks what it came back with. Throws `ProviderFault` `unavailable` or `refused`. */
  finish(attempt: ProviderAttempt, answer: ProviderAnswer): Promise<ProviderClaims>;
}

/** Those that are configured. */
export type SignInProviders = Partial<Record<ProviderName, SignInProvider>>;
