import type { Payment } from './payments.ts';

/** Why a subscription gives no rights although it was paid for; undefined when nothing speaks against it. */
export type Revocation = 'refunded' | 'disputed';

/**
 * `refunded`: all that was paid until the day to which the last payment reaches was given back, which is more
 * than that payment where it was the difference of a change within the period. `disputed`: the last payment,
 * or any other that pays for days from `now` on, is disputed or was lost in a dispute.
 */
export function revocationOf(payments: readonly Payment[], now: Date): Revocation | undefined {
  const last = payments.at(-1);
  if (!last) return undefined;
  const isDisputed = payments.some(
    (payment) => payment.isDisputed && (payment === last || paysFor(payment, now)),
  );
  if (isDisputed) return 'disputed';
  const together = payments.filter((payment) => payment === last || endOf(payment) === endOf(last));
  const paid = sumOf(together);
  return paid > 0 && sumOf(together.flatMap(({ refunds }) => refunds)) >= paid ? 'refunded' : undefined;
}

/** The last day that money was paid for, in milliseconds; -Infinity when it was paid for none. */
const endOf = ({ lines }: Payment) =>
  Math.max(...lines.filter(({ amountCents }) => amountCents > 0).map(({ to }) => to.getTime()));

const sumOf = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);

const paysFor = ({ lines }: Payment, now: Date) =>
  lines.some(({ to, amountCents }) => amountCents > 0 && to > now);
