import type { BillingCycle } from '../accounts/user.ts';
import type { PaidPlanId } from './payments.ts';

/** The cards of the simulator: what each does when it is charged. None is a card number. */
export const simulatedCards = [
  'success',
  'decline',
  'authentication',
  'lost-answer',
  'renewal-fails',
] as const;
export type SimulatedCard = (typeof simulatedCards)[number];

/** A subscription of the payment simulator, as JSON keeps it. */
export interface SimulatedSubscription {
  customerId: string;
  email: string;
  clientSecret: string;
  plan: PaidPlanId;
  billingCycle: BillingCycle;
  createdAt: string;
}
