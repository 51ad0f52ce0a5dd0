import type { MailMessage } from '../../mail/mail-message.ts';
import { makeOrderLink, type OrderLinkDeps } from '../../subscriptions/order-link.ts';
import type { UnnamedCustomer } from './unnamed-customer.ts';

/** Where the details are filled in; the domain knows pages by these addresses only. */
const billingPage = '/dashboard?tab=billing';

/** Returns the mail that asks a customer for billing details; without an account its link opens one. */
export async function writeReminder(deps: OrderLinkDeps, customer: UnnamedCustomer): Promise<MailMessage> {
  const { userId, subscriptionId, firstName, documents, since } = customer;
  const hasAccount = userId !== undefined;
  return {
    kind: 'billing-details-wanted',
    ...{ firstName, documents, hasAccount, since: since.toISOString() },
    link: hasAccount ? deps.origin + billingPage : await makeOrderLink(deps, subscriptionId),
  };
}
