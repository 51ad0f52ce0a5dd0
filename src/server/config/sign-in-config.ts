import { z } from 'zod';
import { requireTogether } from './require-together.ts';

const issuer = z.url({ protocol: /^https?$/ });

export const signInVariables = {
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
};

/** Somebody else who says who a person is, by OpenID Connect. */
export interface OidcProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface SignInConfig {
  /** Behind `/api/login`; absent means our own sign-in page. */
  hosted: OidcProviderConfig | undefined;
  /** Behind `/auth/google`; absent means there is no such button. */
  google: OidcProviderConfig | undefined;
}

export function signInConfigOf(env: z.output<z.ZodObject<typeof signInVariables>>): SignInConfig {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env;
  const hosted = requireTogether('hosted sign-in', { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  const google = requireTogether('sign-in with Google', { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET });
  return {
    hosted: hosted && {
      issuer: hosted.OIDC_ISSUER,
      clientId: hosted.OIDC_CLIENT_ID,
      clientSecret: hosted.OIDC_CLIENT_SECRET,
    },
    google: google && {
      issuer: env.GOOGLE_ISSUER,
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
  };
}
