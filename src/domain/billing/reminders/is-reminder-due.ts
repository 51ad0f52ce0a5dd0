import type { UnnamedCustomer } from './unnamed-customer.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * How long after the payment each reminder goes, in milliseconds: the first leaves time to fill the details in at once,
 * the last leaves some until the SDI wants the invoice, twelve days after the payment (art. 21 c. 4 DPR 633/1972).
 */
const delays = [hour, 3 * day, 8 * day] as const;

/** A customer who is found late is not reminded of everything at once. */
const leastPause = 2 * day;

/** Reminders a customer gets at most by themselves; an administrator may send more. */
export const mostReminders = delays.length;

/** Returns whether the customer is to be reminded now of the details their documents wait for. */
export function isReminderDue({ reminders, since, remindedAt }: UnnamedCustomer, now: Date): boolean {
  const delay = delays[reminders];
  if (delay === undefined) return false;
  const isRested = !remindedAt || now.getTime() - remindedAt.getTime() >= leastPause;
  return isRested && now.getTime() - since.getTime() >= delay;
}
