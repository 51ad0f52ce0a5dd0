import type { ProviderSignInDeps } from './begin-provider-sign-in.ts';
import { ProviderFault } from './provider-fault.ts';
import { readProviderTicket } from './provider-ticket.ts';
import type { ProviderAnswer, ProviderClaims, ProviderName } from './sign-in-provider.ts';

/**
 * Who came back, as the provider vouches for it. What he came back with is good once, in the browser in
 * which the sign-in began, at the provider where it began. Throws `ProviderFault`: `expired`, or as the
 * provider's `finish`.
 */
export async function finishProviderSignIn(
  { providers, tickets, now }: Pick<ProviderSignInDeps, 'providers' | 'tickets' | 'now'>,
  from: { provider: ProviderName; browserKey: string | undefined; answer: ProviderAnswer },
): Promise<ProviderClaims> {
  const { state } = from.answer;
  const value = state && (await tickets.redeem('oidc', state, now()));
  if (!value) throw new ProviderFault('expired', 'no such sign-in is under way');
  const ticket = readProviderTicket(value);
  if (ticket.browserKey !== from.browserKey) {
    throw new ProviderFault('expired', 'the sign-in began in another browser');
  }
  const provider = providers[from.provider];
  if (!provider || ticket.provider !== from.provider) {
    throw new ProviderFault('expired', 'the sign-in began at another provider');
  }
  return provider.finish({ state, nonce: ticket.nonce, verifier: ticket.verifier }, from.answer);
}
