import type { Outbox } from '#domain/mail/outbox.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { TurnDeps } from '#domain/shared/take-turn.ts';
import type { AccountLinks } from './account-links.ts';
import { limitPasswordTries } from './limit-password-tries.ts';
import type { Passwords } from './passwords.ts';
import type { TicketStore } from './tickets.ts';
import type { User } from './user.ts';

export interface ChangePasswordDeps extends TurnDeps {
  tickets: Pick<TicketStore, 'revoke'>;
  passwords: Pick<Passwords, 'checkPassword' | 'replacePassword'>;
  outbox: Outbox;
  links: AccountLinks;
}

/**
 * Replaces the password of who knows the current one; his other sessions end, and links for a new
 * password with them. Throws `invalid` under `currentPassword`, `too-many-requests` after ten tries.
 */
export async function changePassword(
  { tickets, passwords, outbox, links, ...turns }: ChangePasswordDeps,
  user: User,
  {
    currentPassword,
    newPassword,
    sessionId,
  }: { currentPassword: string; newPassword: string; sessionId: string | undefined },
): Promise<void> {
  await limitPasswordTries(turns, `change-password:${user.id}`, 'currentPassword');
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
  de: 'Das aktuelle Passwort stimmt nicht. Prüfen Sie es und versuchen Sie es noch einmal.',
  fr: 'Le mot de passe actuel n’est pas correct. Vérifiez-le et réessayez.',
  es: 'La contraseña actual no es correcta. Revísala e inténtalo otra vez.',
};

const noPassword: Localised = {
  it: 'Il tuo account non ha ancora una password. Esci e scegline una con «Password dimenticata».',
  en: 'Your account has no password yet. Sign out and choose one through “Forgotten password”.',
  de: 'Ihr Konto hat noch kein Passwort. Melden Sie sich ab und wählen Sie eines über „Passwort vergessen“.',
  fr: 'Votre compte n’a pas encore de mot de passe. Déconnectez-vous et choisissez-en un par « Mot de passe oublié ».',
  es: 'Tu cuenta aún no tiene contraseña. Cierra la sesión y elige una con «Contraseña olvidada».',
};
