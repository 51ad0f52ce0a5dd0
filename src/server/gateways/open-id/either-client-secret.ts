import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/**
 * Shows the client's secret in the header, which is what issuers expect unless told otherwise, or in the
 * body: where the issuer takes nothing else, and where it knew nobody by the header.
 */
export function eitherClientSecret(secret: string): {
  clientAuth: ClientAuth;
  /** The call's outcome; made once more when only the way of showing the secret was wrong. */
  trying<T>(call: () => Promise<T>): Promise<T>;
} {
  const inHeader = ClientSecretBasic(secret);
  const inBody = ClientSecretPost(secret);
  let isBodyPreferred = false;
  return {
    clientAuth(issuer, ...request) {
      const ways = issuer.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const way = isBodyPreferred || !ways.includes('client_secret_basic') ? inBody : inHeader;
      return way(issuer, ...request);
    },
    async trying(call) {
      try {
        return await call();
      } catch (error) {
        if (!isClientUnknown(error)) throw error;
        isBodyPreferred = !isBodyPreferred;
        return call();
      }
    },
  };
}

/** The code was not looked at then: who asks is checked before what he asks. */
const isClientUnknown = (error: unknown) =>
  (error instanceof ResponseBodyError && error.error === 'invalid_client') ||
  (error instanceof WWWAuthenticateChallengeError && error.status === 401);
