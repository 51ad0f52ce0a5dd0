import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { accountBlocked } from '#domain/accounts/account-blocked.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { Identity } from '#server/identity.ts';
import type { Database } from '#server/store/database.ts';
import { session, user } from '#server/store/schema.ts';
import { createAuth, sessionCookieName } from './auth.ts';
import { sessionUserFinder } from './find-session-user.ts';
import { openAccount } from './open-account.ts';
import {
  findPasswordHash,
  findPasswordHashByEmail,
  findSettledPasswordHash,
  replacePassword,
} from './replace-password.ts';
import { sessionTokenReader } from './session-token-reader.ts';

interface IdentitySettings {
  /** The first one decides whether cookies travel over https only. */
  origins: readonly string[];
  secret: string;
}

export function createIdentity(db: Database, settings: IdentitySettings): Identity {
  const auth = createAuth(db, settings);
  const tokenOf = sessionTokenReader({
    cookieName: sessionCookieName(settings.origins),
    secret: settings.secret,
  });

  async function endSessionBefore(headers: Headers): Promise<void> {
    // A browser has one session: the one it had before would live on unseen.
    const before = tokenOf(headers);
    if (before) await db.delete(session).where(eq(session.token, before));
  }

  /** Asked once the session is there: whoever blocks him at this moment either ends it or is waited for. */
  async function refuseBlocked(userId: string, token: string): Promise<void> {
    const [found] = await db
      .select({ status: user.subscriptionStatus })
      .from(user)
      .where(eq(user.id, userId))
      .for('share');
    if (found?.status !== 'blocked') return;
    await db.delete(session).where(eq(session.token, token));
    throw accountBlocked();
  }

  return {
    async openAccount({ password, ...person }) {
      const { password: passwords } = await auth.$context;
      const passwordHash = password === undefined ? undefined : await passwords.hash(password);
      return openAccount(db, { ...person, passwordHash });
    },

    async checkPassword(userId, password) {
      const { password: passwords } = await auth.$context;
      const hash = await findPasswordHash(db, userId);
      if (hash === undefined) return 'none';
      return (await passwords.verify({ hash, password })) ? 'right' : 'wrong';
    },

    hasPassword: async (userId) => (await findPasswordHash(db, userId)) !== undefined,

    async replacePassword(userId, password, keptSessionId) {
      const { password: passwords } = await auth.$context;
      await replacePassword(db, { userId, hash: await passwords.hash(password), keptSessionId });
    },

    async signIn(credentials, headers) {
      const tried = await findPasswordHashByEmail(db, credentials.email);
      const signedIn = await auth.api
        .signInEmail({ body: credentials, headers, returnHeaders: true })
        .catch((cause: unknown) => {
          const isRefusal = cause instanceof APIError && cause.statusCode < 500;
          throw isRefusal ? new ProductError('invalid', signInRefused, undefined, { cause }) : cause;
        });
      const { user: person, token } = signedIn.response;
      // Replaced while it was tried: the sessions had been ended before this one began.
      if ((await findSettledPasswordHash(db, person.id)) !== tried) {
        await db.delete(session).where(eq(session.token, token));
        throw new ProductError('invalid', signInRefused);
      }
      await refuseBlocked(person.id, token);
      await endSessionBefore(headers);
      return { userId: person.id, cookies: signedIn.headers.getSetCookie() };
    },

    async startSession(userId, headers) {
      const started = await auth.api.startSession({ body: { userId }, headers, returnHeaders: true });
      await refuseBlocked(userId, started.response.token);
      await endSessionBefore(headers);
      return started.headers.getSetCookie();
    },

    async signOut(headers) {
      const signedOut = await auth.api.signOut({ headers, returnHeaders: true });
      return signedOut.headers.getSetCookie();
    },

    findUser: sessionUserFinder(db, tokenOf),

    hasSession: (headers) => tokenOf(headers) !== undefined,

    async findSessionId(headers) {
      const token = tokenOf(headers);
      if (!token) return undefined;
      const [found] = await db.select({ id: session.id }).from(session).where(eq(session.token, token));
      return found?.id;
    },
  };
}

const signInRefused: Localised = {
  it: 'E-mail o password non corrette. Controllale e riprova.',
  en: 'The e-mail address or password is not right. Check them and try again.',
  de: 'E-Mail oder Passwort stimmt nicht. Bitte prüfen und noch einmal versuchen.',
  fr: 'L’e-mail ou le mot de passe est incorrect. Vérifiez-les et réessayez.',
  es: 'El correo o la contraseña no son correctos. Compruébalos y vuelve a intentarlo.',
};
