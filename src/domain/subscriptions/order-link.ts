import { linkHours } from '../accounts/link-hours.ts';
import type { TicketStore } from '../accounts/tickets.ts';

export interface OrderLinkDeps {
  tickets: Pick<TicketStore, 'issue'>;
  /** Of our own pages. */
  origin: string;
  now(): Date;
}

/**
 * Makes the link by which the account of a paid order is opened. It names the order and not an e-mail: the account is
 * that of the address the order has when the link is used.
 */
export async function makeOrderLink(
  { tickets, origin, now }: OrderLinkDeps,
  subscriptionId: string,
): Promise<string> {
  const expiresAt = new Date(now().getTime() + linkHours.paidOrder * 3_600_000);
  const secret = await tickets.issue('paid-order', subscriptionId, expiresAt);
  return `${origin}/choose-password?token=${secret}`;
}
