import type { MailMessage } from '#domain/mail/mail-message.ts';
import type { Language } from '#domain/shared/languages.ts';
import { limitMails } from './limit-mails.ts';
import { linkHours } from './link-hours.ts';
import type { AccountMailDeps } from './sign-up.ts';

const hours = linkHours.newPassword;

/**
 * Mails a link by which a new password is chosen; where there is no account the mail says so. Nothing
 * that the caller can see tells the two apart. Throws `too-many-requests`, see `limitMails`.
 */
export async function requestNewPassword(
  deps: AccountMailDeps,
  { client, language, email }: { client: string; language: Language; email: string },
): Promise<void> {
  const { accounts, tickets, outbox, links, now } = deps;
  if (!(await limitMails(deps, { client, email, kind: 'new-password' }))) return;
  const known = await accounts.findByEmail(email);
  const expiresAt = new Date(now().getTime() + hours * 3_600_000);
  // Issued for an unknown e-mail too, where nobody ever learns the secret.
  const secret = await tickets.issue('new-password', known?.id ?? '', expiresAt);
  const message: MailMessage = known
    ? {
        kind: 'choose-new-password',
        firstName: known.firstName,
        link: links.choosePassword(secret),
        hours,
      }
    : { kind: 'no-account', link: links.register };
  await outbox.put(email, known?.language ?? language, message);
}
