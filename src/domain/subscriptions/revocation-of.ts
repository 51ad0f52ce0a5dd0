import type { Payment } from './payments.ts';

/** Why a subscription gives no rights although it was paid for; undefined when nothing speaks against it. */
export type Revocation = 'refunded' | 'disputed';

/**
 * `refunded`: the last payment was given back in full. `disputed`: that one, or any other that pays for
 * days from `now` on, is disputed or was lost in a dispute.
 */
export function revocationOf(payments: readonly Payment[], now: Date): Revocation | undefined {
  const last = payments.at(-1);
  if (!last) return undefined;
  const isDisputed = payments.some(
    (payment) => payment.isDisputed && (payment === last || paysFor(payment, now)),
  );
  if (isDisputed) return 'disputed';
  const returned = last.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return last.amountCents > 0 && returned >= last.amountCents ? 'refunded' : undefined;
}

const paysFor = ({ lines }: Payment, now: Date) =>
  lines.some(({ to, amountCents }) => amountCents > 0 && to > now);
