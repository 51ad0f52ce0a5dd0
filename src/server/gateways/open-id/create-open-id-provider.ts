import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  type UserInfoResponse,
} from 'openid-client';
import { ProviderFault } from '#domain/accounts/provider-fault.ts';
import type { SignInProvider } from '#domain/accounts/sign-in-provider.ts';
import { discoveredIssuer, type IssuerSettings } from './discovered-issuer.ts';
import { eitherClientSecret } from './either-client-secret.ts';
import { faultOf } from './fault-of.ts';

/** Sign-in at an issuer by OpenID Connect: authorization code, PKCE, nonce, state, signed ID token. */
export function createOpenIdProvider(settings: IssuerSettings & { redirectUri: string }): SignInProvider {
  const { redirectUri } = settings;
  const secret = eitherClientSecret(settings.clientSecret);
  const discovered = discoveredIssuer(settings, secret.clientAuth);

  return {
    async begin({ state, nonce, verifier }, language) {
      try {
        const address = buildAuthorizationUrl(await discovered(), {
          ...{ redirect_uri: redirectUri, scope: 'openid email profile', ui_locales: language },
          ...{ state, nonce, code_challenge_method: 'S256' },
          code_challenge: await calculatePKCECodeChallenge(verifier),
        });
        return address.href;
      } catch (error) {
        throw faultOf(error, 'unavailable');
      }
    },

    async finish({ state, nonce, verifier }, answer) {
      const issuer = await discovered().catch((error) => {
        throw faultOf(error, 'unavailable');
      });
      const back = new URL(redirectUri);
      for (const [name, value] of Object.entries(answer)) if (value) back.searchParams.set(name, value);
      try {
        const tokens = await secret.trying(() =>
          authorizationCodeGrant(issuer, back, {
            ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
            idTokenExpected: true,
          }),
        );
        const claims = tokens.claims();
        if (!claims || !isSubject(claims.sub)) throw new ProviderFault('refused', 'no usable subject');
        const told =
          claims.email === undefined ? await askMore(issuer, tokens.access_token, claims.sub) : claims;
        return {
          ...{ issuer: claims.iss, subject: claims.sub, email: told.email },
          ...{ emailVerified: told.email_verified, name: told.name },
          ...{ givenName: told.given_name, familyName: told.family_name },
        };
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}

/** As the standard has it; anything else might not even be stored. */
const isSubject = (subject: string) => /^[\x20-\x7e]{1,255}$/.test(subject);

/** Many issuers keep e-mail and names out of the ID token and tell them when asked with the access token. */
async function askMore(
  issuer: Configuration,
  accessToken: string,
  subject: string,
): Promise<Partial<UserInfoResponse>> {
  if (!issuer.serverMetadata().userinfo_endpoint) return {};
  return fetchUserInfo(issuer, accessToken, subject);
}
