import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { passwordLength } from '#contract/accounts.ts';
import { clientAddressHeader } from '#server/client-address.ts';
import type { Database } from '#server/store/database.ts';
import * as schema from '#server/store/schema.ts';
import { startSessionEndpoint } from './start-session-endpoint.ts';

const cookiePrefix = 'autoscritto';

const isSecure = (origins: readonly string[]) => origins[0]?.startsWith('https:') ?? false;

/** On https no other host of the domain can plant a cookie of this name. */
export function sessionCookieName(origins: readonly string[]): string {
  return `${isSecure(origins) ? '__Host-' : ''}${cookiePrefix}.session_token`;
}

const ours = { type: 'string', required: false, input: false } as const;
const day = 60 * 60 * 24;

/** Better Auth over our tables: passwords by scrypt, sessions in the database. */
export function createAuth(db: Database, settings: { origins: readonly string[]; secret: string }) {
  return betterAuth({
    baseURL: settings.origins[0],
    basePath: '/api/auth',
    trustedOrigins: [...settings.origins],
    secret: settings.secret,
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
    },
    session: { expiresIn: 30 * day, disableSessionRefresh: true },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: false },
        role: ours,
        subscriptionPlan: ours,
        subscriptionStatus: ours,
        billingCycle: ours,
        language: ours,
      },
    },
    // Ours count for all processes; its own would sweep them away.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      // It would put a prefix of its own before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(settings.origins) },
      cookies: { session_token: { name: sessionCookieName(settings.origins) } },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    plugins: [startSessionEndpoint],
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
