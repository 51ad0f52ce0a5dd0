import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { UnnamedCustomerStore } from '../billing/reminders/unnamed-customer.ts';
import { writeReminder } from '../billing/reminders/write-reminder.ts';
import type { OrderLinkDeps } from '../subscriptions/order-link.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import { maskEmail } from './mask-email.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { accountGone, detailsAreThere, remindedToday } from './refusals.ts';

export interface RemindOfBillingDetailsDeps extends AdministrationDeps, OrderLinkDeps {
  unnamedCustomers: UnnamedCustomerStore;
  now(): Date;
}

const leastPause = 24 * 60 * 60_000;

/**
 * Mails a customer, named by the oldest document that waits, that billing details are wanted; it is written down.
 * Throws `not-found` once the details are there, `conflict` where the account is gone, `too-many-requests` within a day
 * of the last reminder.
 */
export async function remindOfBillingDetails(
  deps: RemindOfBillingDetailsDeps,
  admin: User,
  receiptId: string,
): Promise<void> {
  const customer = await deps.unnamedCustomers.findByReceipt(receiptId);
  if (!customer) throw new ProductError('not-found', detailsAreThere);
  if (!customer.canAnswer) throw new ProductError('conflict', accountGone);
  const at = deps.now();
  const { remindedAt, userId, email, reminders } = customer;
  if (remindedAt && at.getTime() - remindedAt.getTime() < leastPause) {
    throw new ProductError('too-many-requests', remindedToday);
  }
  const entry = newAuditEntry(deps, admin, {
    ...{ action: 'reminder', subjectId: userId ?? receiptId, subject: maskEmail(email) },
    ...{ before: String(reminders), after: String(reminders + 1) },
  });
  const message = await writeReminder(deps, customer);
  const isSent = await deps.unnamedCustomers.remind(customer, { at, message, entry });
  if (!isSent) throw new ProductError('not-found', detailsAreThere);
}
