import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { AccountLinks } from './account-links.ts';
import type { Account, AccountStore, NewPerson } from './accounts.ts';
import { consentsOf } from './consent.ts';
import { emailSchema } from './email-schema.ts';
import { legalVersion } from './legal-version.ts';
import { nameIssuer } from './name-issuer.ts';
import { namesOfClaims } from './names-of-claims.ts';
import { ProviderFault } from './provider-fault.ts';
import type { ProviderLinks } from './provider-links.ts';
import type { ProviderClaims } from './sign-in-provider.ts';

export interface EnterDeps {
  accounts: Pick<AccountStore, 'findById' | 'findByEmail' | 'updateLanguage'>;
  providerLinks: Pick<ProviderLinks, 'findLink' | 'link'>;
  links: Pick<AccountLinks, 'profile'>;
  /** Answers its id; throws `conflict` where there is one with this e-mail. */
  openAccount(person: NewPerson): Promise<string>;
  now(): Date;
}

/**
 * Whose account a provider's person enters, by id: the one linked to issuer and subject; else the one with
 * the e-mail the provider vouches for, which is linked from now on, of which its owner is mailed; else a new one. Mails
 * are written in `language` from now on. Throws `ProviderFault`: `email-unverified`, `email-unusable`, `blocked`, `removed`.
 */
export async function enterByProvider(
  deps: EnterDeps,
  claims: ProviderClaims,
  language: Language,
): Promise<string> {
  const known = await deps.providerLinks.findLink(claims.issuer, claims.subject);
  if (known?.isRemoved)
    throw new ProviderFault('removed', 'the owner of the account has removed this way in');
  const userId = known?.userId ?? (await linkByEmail(deps, claims, language));
  if ((await deps.accounts.findById(userId))?.isBlocked) {
    throw new ProviderFault('blocked', 'an administrator has blocked the account');
  }
  await deps.accounts.updateLanguage(userId, language);
  return userId;
}

/** An e-mail is proof enough for an account that exists, because each was opened by a link mailed there. */
async function linkByEmail(
  { accounts, providerLinks, links, openAccount, now }: EnterDeps,
  claims: ProviderClaims,
  language: Language,
): Promise<string> {
  const email = vouchedEmail(claims);
  const existing = await accounts.findByEmail(email);
  const userId = existing?.id ?? (await openOrFind());
  const { issuer, subject } = claims;
  return providerLinks.link({ issuer, subject, userId }, existing && linkMail(existing));

  /** In the account's language: it may be somebody else who is signing in. */
  function linkMail({ firstName, language }: Account) {
    const message = {
      kind: 'way-linked',
      firstName,
      provider: nameIssuer(issuer),
      link: links.profile,
    } as const;
    return { to: email, language, message };
  }

  /** Somebody may have opened it since: he himself in another tab, as the e-mail is his. */
  async function openOrFind(): Promise<string> {
    try {
      // It stands at the button that he agrees by going on.
      const agreement = { version: legalVersion, language, givenAt: now().toISOString() };
      const consents = consentsOf(agreement);
      return await openAccount({ email, ...namesOfClaims(claims, email), language, consents });
    } catch (error) {
      const opened = error instanceof ProductError ? await accounts.findByEmail(email) : undefined;
      if (!opened) throw error;
      return opened.id;
    }
  }
}

/** Only `true` itself counts as verified. */
function vouchedEmail({ email, emailVerified }: ProviderClaims): string {
  const checked = emailSchema.safeParse(email);
  if (!checked.success) throw new ProviderFault('email-unusable', 'the provider tells no e-mail we take');
  if (emailVerified !== true) {
    throw new ProviderFault('email-unverified', 'the provider does not vouch for the e-mail');
  }
  return checked.data;
}
