import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { AttemptLimiter } from '#domain/shared/rate-limiter.ts';
import { takeTurn } from '#domain/shared/take-turn.ts';
import type { AccountStore } from './accounts.ts';

interface SignInDeps {
  accounts: Pick<AccountStore, 'updateLanguage'>;
  limiter: AttemptLimiter;
  now(): Date;
}

const minute = 60_000;
/** Passwords tried from one place. */
const perClient = { most: 30, milliseconds: minute };
/** Wrong passwords tried for one account from many places. */
const perEmail = { most: 100, milliseconds: 60 * minute };

/**
 * Lets somebody try a password: `enter` tries it, throws when it is wrong. Mails to him are written in
 * the language he signs in with. Throws `too-many-requests`, for an e-mail without account just as for
 * one with.
 */
export async function signIn<Entered extends { userId: string }>(
  { accounts, ...turns }: SignInDeps,
  { client, email, language }: { client: string; email: string; language: Language },
  enter: () => Promise<Entered>,
): Promise<Entered> {
  await takeTurn(turns, `sign-in:${client}`, perClient, tooManyOfClient);
  await takeTurn(turns, `sign-in:${email}`, perEmail, tooManyForAccount);
  const entered = await enter();
  await turns.limiter.forget(`sign-in:${email}`);
  await accounts.updateLanguage(entered.userId, language);
  return entered;
}

const tooManyOfClient: Localised = {
  it: 'Troppi tentativi. Aspetta un minuto e riprova.',
  en: 'Too many attempts. Wait a minute and try again.',
  de: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  fr: 'Trop d’essais. Attendez une minute et réessayez.',
  es: 'Demasiados intentos. Espera un minuto y vuelve a probar.',
};

const tooManyForAccount: Localised = {
  it: 'Troppi tentativi con questa e-mail. Aspetta un’ora, oppure scegli una nuova password con «Password dimenticata».',
  en: 'Too many attempts with this e-mail address. Wait an hour, or choose a new password through “Forgotten password”.',
  de: 'Zu viele Versuche mit dieser E-Mail. Warten Sie eine Stunde oder wählen Sie über „Passwort vergessen“ ein neues Passwort.',
  fr: 'Trop d’essais avec cet e-mail. Attendez une heure, ou choisissez un nouveau mot de passe par « Mot de passe oublié ».',
  es: 'Demasiados intentos con este correo. Espera una hora o elige una contraseña nueva con «Contraseña olvidada».',
};
