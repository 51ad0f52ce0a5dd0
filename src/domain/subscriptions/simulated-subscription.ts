import type { Order, PaymentLine, PaymentState } from './payments.ts';

/** The cards of the simulator: what each does when it is charged. None is a card number. */
export const simulatedCards = [
  'success',
  'decline',
  'authentication',
  'lost-answer',
  'renewal-fails',
] as const;
export type SimulatedCard = (typeof simulatedCards)[number];

/** A subscription of the payment simulator, as JSON keeps it: instants as text in ISO 8601, amounts in euro cents. */
export interface SimulatedSubscription extends Order {
  customerId: string;
  email: string;
  createdAt: string;
  state: PaymentState;
  /** Charged at each renewal: the one of the last payment. */
  card?: SimulatedCard | undefined;
  /** What is paid for; absent before the first payment. */
  period?: SimulatedPeriod | undefined;
  endsAtPeriodEnd: boolean;
  /** What it renews as at the period's end. */
  nextOrder?: Order | undefined;
  /** It does so only because its owner is leaving. */
  isStoppedForLeaving?: boolean | undefined;
  cancelledAt?: string | undefined;
  /** Unused rests to be taken off the next bills: negative amounts. */
  credit: SimulatedLine[];
  /** The first bill, that of a failed renewal, or of a change the bank is asked about. */
  openBill?: SimulatedBill | undefined;
  payments: SimulatedPayment[];
  /** The last ones, the newest first: how a repeated one is known again. */
  changes?: SimulatedChange[] | undefined;
}

export interface SimulatedChange {
  idempotencyKey: string;
  clientSecret?: string | undefined;
}

export interface SimulatedPeriod {
  /** Renewals fall on its day of the month, or on the month's last. */
  anchor: string;
  from: string;
  to: string;
}

export type SimulatedLine = Omit<PaymentLine, 'from' | 'to'> & { from: string; to: string };

/** What is to be paid, and what is so once it is. */
export interface SimulatedBill extends Order {
  reason: 'first' | 'renewal' | 'change';
  clientSecret: string;
  createdAt: string;
  amountCents: number;
  lines: SimulatedLine[];
  period: SimulatedPeriod;
  credit: SimulatedLine[];
}

export interface SimulatedPayment {
  id: string;
  clientSecret: string;
  paidAt: string;
  amountCents: number;
  lines: SimulatedLine[];
  refunds: { id: string; refundedAt: string; amountCents: number }[];
  isDisputed: boolean;
}
