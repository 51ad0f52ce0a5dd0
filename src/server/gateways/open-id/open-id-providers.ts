import { accountEndpoints } from '#contract/accounts.ts';
import type { SignInProviders } from '#domain/accounts/sign-in-provider.ts';
import type { OidcProviderConfig, SignInConfig } from '#server/config/sign-in-config.ts';
import { createOpenIdProvider } from './create-open-id-provider.ts';

/** Seconds that one request to an issuer may take. */
const timeout = 5;

/** The providers that are configured; each sends people back to its own path of our origin. */
export function openIdProviders(
  { hosted, google }: SignInConfig,
  outside: { origin: string; now(): Date },
): SignInProviders {
  const provider = (config: OidcProviderConfig, path: string) =>
    createOpenIdProvider({ ...config, redirectUri: outside.origin + path, timeout, now: outside.now });
  return {
    ...(hosted ? { hosted: provider(hosted, accountEndpoints.finishLogin.path) } : {}),
    ...(google ? { google: provider(google, accountEndpoints.finishGoogleLogin.path) } : {}),
  };
}
