import { accountEndpoints } from '#contract/accounts.ts';
import { pagePaths } from '#contract/pages.ts';
import { signInFaultOf } from '#contract/sign-in-faults.ts';
import {
  beginProviderSignIn,
  type ProviderSignInDeps,
  providerSignInLasts,
} from '#domain/accounts/begin-provider-sign-in.ts';
import { type EnterDeps, enterByProvider } from '#domain/accounts/enter-by-provider.ts';
import { finishProviderSignIn } from '#domain/accounts/finish-provider-sign-in.ts';
import { ProviderFault } from '#domain/accounts/provider-fault.ts';
import type { ProviderName } from '#domain/accounts/sign-in-provider.ts';
import { browserKeyCookie } from '#server/browser-key.ts';
import { clientOf } from '#server/client-address.ts';
import type { Identity } from '#server/identity.ts';
import { isSentByAnotherSite } from '#server/is-sent-by-another-site.ts';
import type { Call, Handlers } from './handler.ts';

type SignInRoutes = Pick<
  Handlers,
  'findSignInWays' | 'login' | 'finishLogin' | 'googleLogin' | 'finishGoogleLogin'
>;

export interface SignInDeps extends ProviderSignInDeps, Omit<EnterDeps, 'openAccount'> {
  identity: Pick<Identity, 'openAccount' | 'startSession'>;
  /** Where people see the application; the providers send them back to the first. */
  origins: readonly [string, ...string[]];
  /** Told of what a provider did wrong. */
  onError(error: unknown): void;
  /** Told of every sign-in by a provider that came to nothing. */
  onFault(fault: ProviderFault): void;
}

type Leaving = Pick<Call<'login' | 'googleLogin'>, 'headers' | 'language' | 'setCookies'>;
type ComingBack = Pick<
  Call<'finishLogin' | 'finishGoogleLogin'>,
  'query' | 'headers' | 'language' | 'setCookies'
>;

export function signInRoutes(deps: SignInDeps): SignInRoutes {
  const { providers, identity, origins, onError, onFault } = deps;
  const cookie = browserKeyCookie(origins[0]);

  async function leave(provider: ProviderName, { headers, language, setCookies }: Leaving) {
    const from = { provider, language, client: clientOf(headers), browserKey: cookie.read(headers) };
    const { address, browserKey } = await beginProviderSignIn(deps, from);
    setCookies([cookie.write(browserKey, providerSignInLasts)]);
    return address;
  }

  async function comeBack(provider: ProviderName, { query, headers, language, setCookies }: ComingBack) {
    const from = { provider, answer: query, browserKey: cookie.read(headers) };
    const claims = await finishProviderSignIn(deps, from);
    const userId = await enterByProvider({ ...deps, openAccount: identity.openAccount }, claims, language);
    setCookies(await identity.startSession(userId, headers));
    return pagePaths.dashboard;
  }

  /** People stand before a page and not before a program: a fault is a page, too. */
  async function orFault(going: Promise<string>): Promise<string> {
    try {
      return await going;
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      onFault(error);
      if (error.kind === 'unavailable' || error.kind === 'refused') onError(error);
      return `${pagePaths.signIn}?fault=${signInFaultOf[error.kind]}`;
    }
  }

  return {
    findSignInWays: () => ({
      google: providers.google !== undefined,
      hosted: providers.hosted !== undefined,
    }),

    login(call) {
      const { redirect_status: outcome } = call.query;
      const payment = call.query.payment_intent ?? call.query.payment;
      if (payment && outcome === 'failed') return `${pagePaths.plans}?payment=failed`;
      if (call.user)
        return payment ? `${pagePaths.dashboard}?tab=subscription&payment=done` : pagePaths.dashboard;
      if (payment) return pagePaths.paid;
      if (!providers.hosted) return pagePaths.signIn;
      // Providers let people through without a word: only our own page may begin that.
      if (isSentByAnotherSite(call.headers)) return pagePaths.login;
      return elsewhere(call.headers, origins, accountEndpoints.login.path) ?? orFault(leave('hosted', call));
    },
    finishLogin: (call) => (providers.hosted ? orFault(comeBack('hosted', call)) : pagePaths.signIn),

    googleLogin(call) {
      if (!providers.google || isSentByAnotherSite(call.headers)) return pagePaths.login;
      return (
        elsewhere(call.headers, origins, accountEndpoints.googleLogin.path) ?? orFault(leave('google', call))
      );
    },
    finishGoogleLogin: (call) => (providers.google ? orFault(comeBack('google', call)) : pagePaths.login),
  };
}

/** Who came by another of our origins goes on at the first: the provider sends him there, and cookies stay where they are set. */
function elsewhere(
  headers: Headers,
  [first, ...others]: readonly string[],
  path: string,
): string | undefined {
  const host = headers.get('host');
  const isOther = others.some((origin) => new URL(origin).host === host);
  return isOther ? `${first}${path}` : undefined;
}
