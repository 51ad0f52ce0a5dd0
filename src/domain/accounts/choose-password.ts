import type { Outbox } from '#domain/mail/outbox.ts';
import type { Language } from '#domain/shared/languages.ts';
import { accountBlocked } from './account-blocked.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountStore } from './accounts.ts';
import { readApplicant } from './applicant.ts';
import { consentsOf } from './consent.ts';
import { legalVersion } from './legal-version.ts';
import { findOpenOrder, type OrderOwners } from './open-order.ts';
import type { Passwords } from './passwords.ts';
import { deadLink } from './read-link.ts';
import type { TicketStore } from './tickets.ts';

export interface ChoosePasswordDeps {
  accounts: Pick<AccountStore, 'findById' | 'updateLanguage' | 'confirmEmail'>;
  tickets: Pick<TicketStore, 'redeem' | 'revoke'>;
  orders: OrderOwners;
  passwords: Pick<Passwords, 'openAccount' | 'replacePassword'>;
  outbox: Outbox;
  links: AccountLinks;
  now(): Date;
}

/**
 * Opens the account of a mailed link, or gives its account a new password, which ends all sessions;
 * answers whose account it is. The link is good once, also for parallel calls. Throws `not-found` for a
 * dead link, `conflict` when the account was opened in another way meanwhile, `forbidden` when it is blocked.
 */
export async function choosePassword(
  deps: ChoosePasswordDeps,
  { secret, password, language }: { secret: string; password: string; language: Language },
): Promise<string> {
  const { accounts, tickets, orders, passwords, outbox, links, now } = deps;
  const applicant = await tickets.redeem('sign-up', secret, now());
  if (applicant !== undefined) {
    const { agreement, ...person } = readApplicant(applicant);
    const consents = agreement && consentsOf(agreement);
    return passwords.openAccount({ ...person, password, language, consents });
  }
  const order = await findOpenOrder(orders, await tickets.redeem('paid-order', secret, now()));
  if (order) {
    // Agreed to with the payment, above whose button it says so.
    const agreement = {
      version: legalVersion,
      language: order.language,
      givenAt: order.createdAt.toISOString(),
    };
    const person = { email: order.email, firstName: '', lastName: '' };
    return passwords.openAccount({ ...person, password, language, consents: consentsOf(agreement) });
  }
  const userId = await tickets.redeem('new-password', secret, now());
  const account = userId ? await accounts.findById(userId) : undefined;
  if (!account) throw deadLink();
  if (account.isBlocked) throw accountBlocked();
  await passwords.replacePassword(account.id, password, undefined);
  // Only now: until here somebody else may have known the password.
  await accounts.confirmEmail(account.id);
  // Other links may lie in the inbox of whoever the password is to keep out.
  await tickets.revoke('new-password', account.id);
  await accounts.updateLanguage(account.id, language);
  const { email, firstName } = account;
  await outbox.put(email, language, {
    kind: 'password-changed',
    firstName,
    link: links.forgotPassword,
  });
  return account.id;
}
