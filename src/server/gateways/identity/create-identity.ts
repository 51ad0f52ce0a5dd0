import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { Identity, SetCookies } from '#server/identity.ts';
import type { Database } from '#server/store/database.ts';
import { createAuth, sessionCookieName } from './auth.ts';
import { sessionUserFinder } from './find-session-user.ts';
import { openAccount } from './open-account.ts';

export function createIdentity(
  db: Database,
  settings: { origins: readonly string[]; secret: string },
): Identity {
  const auth = createAuth(db, settings);

  /** Through the handler and not `auth.api`, because its rate limits live there. */
  async function call(path: string, body: object, headers: Headers): Promise<Response> {
    const forwarded = new Headers(headers);
    forwarded.set('content-type', 'application/json');
    forwarded.delete('content-length');
    forwarded.set('origin', settings.origins[0] ?? '');
    const url = `${settings.origins[0]}/api/auth${path}`;
    return auth.handler(new Request(url, { method: 'POST', headers: forwarded, body: JSON.stringify(body) }));
  }

  return {
    async openAccount({ password, ...person }) {
      const { password: passwords } = await auth.$context;
      const passwordHash = password === undefined ? undefined : await passwords.hash(password);
      return openAccount(db, { ...person, passwordHash });
    },
    async startSession(userId, headers) {
      const started = await auth.api.startSession({ body: { userId }, headers, returnHeaders: true });
      return started.headers.getSetCookie();
    },
    async signIn(credentials, headers) {
      return cookiesOrThrow(await call('/sign-in/email', credentials, headers), signInRefused);
    },
    async signOut(headers) {
      return (await call('/sign-out', {}, headers)).headers.getSetCookie();
    },
    findUser: sessionUserFinder(db, {
      cookieName: sessionCookieName(settings.origins),
      secret: settings.secret,
    }),
  };
}

/** The route's own origin check has passed before a call gets here. */
function cookiesOrThrow(response: Response, refused: Localised): SetCookies {
  if (response.ok) return response.headers.getSetCookie();
  if (response.status === 429) throw new ProductError('too-many-requests', tooManyTries);
  if (response.status >= 500) throw new Error(`Identity answered ${response.status}`);
  throw new ProductError('invalid', refused);
}

const signInRefused: Localised = {
  it: 'E-mail o password non corrette. Controllale e riprova.',
  en: 'E-mail or password is not right. Check them and try again.',
  de: 'E-Mail oder Passwort stimmt nicht. Bitte prüfen und noch einmal versuchen.',
  fr: "L'e-mail ou le mot de passe est incorrect. Vérifiez-les et réessayez.",
  es: 'El correo o la contraseña no son correctos. Revísalos e inténtalo otra vez.',
};

const tooManyTries: Localised = {
  it: 'Troppi tentativi. Aspetta un minuto e riprova.',
  en: 'Too many tries. Wait a minute and try again.',
  de: 'Zu viele Versuche. Warte eine Minute und versuche es noch einmal.',
  fr: "Trop d'essais. Attendez une minute et réessayez.",
  es: 'Demasiados intentos. Espera un minuto y vuelve a probar.',
};
