import type { Outbox } from '#domain/mail/outbox.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { AccountLinks } from './account-links.ts';
import type { Passwords } from './passwords.ts';
import type { TicketStore } from './tickets.ts';
import type { User } from './user.ts';

/** Whoever sits down at an open session must not be able to guess the password. */
const tries = { most: 10, milliseconds: 15 * 60_000 };

export interface ChangePasswordDeps {
  tickets: Pick<TicketStore, 'revoke'>;
  passwords: Pick<Passwords, 'checkPassword' | 'replacePassword'>;
  outbox: Outbox;
  limiter: RateLimiter;
  links: AccountLinks;
  now(): Date;
}

/**
 * Replaces the password of who knows the current one; his other sessions end, and links for a new
 * password with them. Throws `invalid` under `currentPassword`, `too-many-requests` after ten tries.
 */
export async function changePassword(
  { tickets, passwords, outbox, limiter, links, now }: ChangePasswordDeps,
  user: User,
  {
    currentPassword,
    newPassword,
    sessionId,
  }: { currentPassword: string; newPassword: string; sessionId: string | undefined },
): Promise<void> {
  if (!(await limiter.take(`change-password:${user.id}`, tries, now()))) {
    throw new ProductError('too-many-requests', tooManyTries, 'currentPassword');
  }
  const found = await passwords.checkPassword(user.id, currentPassword);
  if (found !== 'right') {
    throw new ProductError('invalid', found === 'none' ? noPassword : wrongPassword, 'currentPassword');
  }
  await passwords.replacePassword(user.id, newPassword, sessionId);
  await tickets.revoke('new-password', user.id);
  await outbox.put(user.email, user.language, {
    kind: 'password-changed',
    firstName: user.firstName,
    link: links.forgotPassword,
  });
}

const wrongPassword: Localised = {
  it: 'La password attuale non è corretta. Controllala e riprova.',
  en: 'The current password is not right. Check it and try again.',
  de: 'Das aktuelle Passwort stimmt nicht. Prüfe es und versuche es noch einmal.',
  fr: "Le mot de passe actuel n'est pas correct. Vérifiez-le et réessayez.",
  es: 'La contraseña actual no es correcta. Revísala e inténtalo otra vez.',
};

const noPassword: Localised = {
  it: 'Il tuo account non ha ancora una password. Esci e scegline una con «Password dimenticata».',
  en: 'Your account has no password yet. Sign out and choose one by “Forgotten password”.',
  de: 'Dein Konto hat noch kein Passwort. Melde dich ab und wähle eines über „Passwort vergessen“.',
  fr: "Votre compte n'a pas encore de mot de passe. Déconnectez-vous et choisissez-en un par « Mot de passe oublié ».",
  es: 'Tu cuenta aún no tiene contraseña. Cierra la sesión y elige una con «Contraseña olvidada».',
};

const tooManyTries: Localised = {
  it: 'Troppi tentativi. Aspetta un quarto d’ora e riprova.',
  en: 'Too many tries. Wait a quarter of an hour and try again.',
  de: 'Zu viele Versuche. Warte eine Viertelstunde und versuche es noch einmal.',
  fr: "Trop d'essais. Attendez un quart d'heure et réessayez.",
  es: 'Demasiados intentos. Espera un cuarto de hora y vuelve a probar.',
};
