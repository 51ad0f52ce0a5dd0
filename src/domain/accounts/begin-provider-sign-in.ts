import type { Language } from '#domain/shared/languages.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { ProviderFault } from './provider-fault.ts';
import { writeProviderTicket } from './provider-ticket.ts';
import type { ProviderName, SignInProviders } from './sign-in-provider.ts';
import type { TicketStore } from './tickets.ts';

export interface ProviderSignInDeps {
  providers: SignInProviders;
  tickets: TicketStore;
  limiter: RateLimiter;
  now(): Date;
  /** 256 random bits, safe in an address. */
  newSecret(): string;
}

/** Milliseconds to sign in there, or even to open an account and find its mail; also how long the browser's key lasts. */
export const providerSignInLasts = 30 * 60_000;

/** More than a whole dealership behind one address needs; each takes a row until it is swept. */
const limit = { most: 100, milliseconds: 10 * 60_000 };

/**
 * Where to send the browser, and the key that binds the sign-in to it: nobody can make another's browser
 * come back with a code of his own. A browser that has a key keeps it, so that two tabs get along.
 * Throws `ProviderFault`: `unavailable`, or `too-many` from this address of a client.
 */
export async function beginProviderSignIn(
  { providers, tickets, limiter, now, newSecret }: ProviderSignInDeps,
  from: { provider: ProviderName; browserKey: string | undefined; client: string; language: Language },
): Promise<{ address: string; browserKey: string }> {
  const provider = providers[from.provider];
  if (!provider) throw new ProviderFault('unavailable', `${from.provider} is not configured`);
  if (!(await limiter.take(`provider-sign-in:${from.client}`, limit, now()))) {
    throw new ProviderFault('too-many', 'too many sign-ins begun');
  }
  const browserKey = from.browserKey ?? newSecret();
  const secrets = { nonce: newSecret(), verifier: newSecret() };
  const ticket = writeProviderTicket({ ...secrets, provider: from.provider, browserKey });
  const state = await tickets.issue('oidc', ticket, new Date(now().getTime() + providerSignInLasts));
  return { address: await provider.begin({ ...secrets, state }, from.language), browserKey };
}
