import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { accountBlocked } from './account-blocked.ts';
import type { AccountStore } from './accounts.ts';
import { readApplicant } from './applicant.ts';
import { findOpenOrder, type OrderOwners } from './open-order.ts';
import type { TicketStore } from './tickets.ts';

/** What a mailed link is for and whose e-mail it was sent to; the link stays good. Throws `not-found`, `forbidden`. */
export async function readLink(
  {
    accounts,
    tickets,
    orders,
    now,
  }: {
    accounts: Pick<AccountStore, 'findById'>;
    tickets: Pick<TicketStore, 'find'>;
    orders: OrderOwners;
    now(): Date;
  },
  secret: string,
): Promise<{ purpose: 'sign-up' | 'new-password'; email: string }> {
  const applicant = await tickets.find('sign-up', secret, now());
  if (applicant !== undefined) return { purpose: 'sign-up', email: readApplicant(applicant).email };
  const order = await findOpenOrder(orders, await tickets.find('paid-order', secret, now()));
  if (order) return { purpose: 'sign-up', email: order.email };
  const userId = await tickets.find('new-password', secret, now());
  const account = userId ? await accounts.findById(userId) : undefined;
  if (!account) throw deadLink();
  if (account.isBlocked) throw accountBlocked();
  return { purpose: 'new-password', email: account.email };
}

/** The refusal of a link that never was, is used up or too old: the three look alike. */
export const deadLink = () => new ProductError('not-found', dead);

const dead: Localised = {
  it: 'Questo link è scaduto o è già stato usato. Chiedine uno nuovo.',
  en: 'This link has expired or was used already. Ask for a new one.',
  de: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.',
  fr: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  es: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
};
