import type { OrderLinkDeps } from '../../subscriptions/order-link.ts';
import { isReminderDue, mostReminders } from './is-reminder-due.ts';
import type { UnnamedCustomerStore } from './unnamed-customer.ts';
import { writeReminder } from './write-reminder.ts';

export interface RemindUnnamedDeps extends OrderLinkDeps {
  unnamedCustomers: UnnamedCustomerStore;
  onError(error: unknown): void;
}

const mostAtOnce = 1000;

/**
 * Mails the customers whose documents wait for billing details, each when their next reminder is due, however many
 * processes call it. Reports a customer that fails and goes on with the next.
 */
export async function remindUnnamedCustomers(
  deps: RemindUnnamedDeps,
  isStopped: () => boolean,
): Promise<void> {
  const { unnamedCustomers, now, onError } = deps;
  const waiting = await unnamedCustomers.find({ most: mostAtOnce, fewerReminders: mostReminders });
  for (const customer of waiting.filter((one) => isReminderDue(one, now()))) {
    if (isStopped()) return;
    try {
      const message = await writeReminder(deps, customer);
      await unnamedCustomers.remind(customer, { at: now(), message });
    } catch (error) {
      onError(error);
    }
  }
}
