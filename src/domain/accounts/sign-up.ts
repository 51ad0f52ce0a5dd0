import type { MailMessage } from '#domain/mail/mail-message.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountStore } from './accounts.ts';
import { type Applicant, writeApplicant } from './applicant.ts';
import { legalVersion } from './legal-version.ts';
import { limitMails } from './limit-mails.ts';
import { linkHours } from './link-hours.ts';
import type { TicketStore } from './tickets.ts';

const hours = linkHours.signUp;

export interface AccountMailDeps {
  accounts: Pick<AccountStore, 'findByEmail'>;
  tickets: Pick<TicketStore, 'issue'>;
  outbox: Outbox;
  limiter: RateLimiter;
  links: AccountLinks;
  now(): Date;
}

/**
 * Mails a link by which the account is opened for somebody who agreed to terms and privacy policy; who has one already is told so by mail. Nothing that
 * the caller can see tells the two apart: the same is read, written and answered for both. Throws
 * `too-many-requests`, see `limitMails`.
 */
export async function signUp(
  deps: AccountMailDeps,
  { client, language, ...applicant }: Applicant & { client: string; language: Language },
): Promise<void> {
  const { accounts, tickets, outbox, links, now } = deps;
  if (!(await limitMails(deps, { client, email: applicant.email, kind: 'sign-up' }))) return;
  const known = await accounts.findByEmail(applicant.email);
  const expiresAt = new Date(now().getTime() + hours * 3_600_000);
  // Issued for a known e-mail too, where nobody ever learns the secret.
  const agreement = { version: legalVersion, language, givenAt: now().toISOString() };
  const secret = await tickets.issue('sign-up', writeApplicant({ ...applicant, agreement }), expiresAt);
  const message: MailMessage = known
    ? {
        kind: 'already-registered',
        firstName: known.firstName,
        signInLink: links.signIn,
        newPasswordLink: links.forgotPassword,
      }
    : { kind: 'finish-sign-up', firstName: applicant.firstName, link: links.choosePassword(secret), hours };
  await outbox.put(applicant.email, known?.language ?? language, message);
}
