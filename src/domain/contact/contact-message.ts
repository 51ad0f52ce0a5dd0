import { type PlanId, planIds, plans } from '../subscriptions/plans.ts';

/** Something somebody wrote to us: by the contact form, or by asking to end his plan. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
  subject: string;
  message: string;
  status: 'new' | 'read';
  createdAt: Date;
  /** The plan whose rights the writer had while signed in; null for all others, whatever e-mail they typed. */
  plan: PlanId | null;
}

/** Plans whose customers are answered first. */
export const plansWithPriority: readonly PlanId[] = planIds.filter((plan) => plans[plan].hasPrioritySupport);

/** Returns the plan for which a message is answered before others; undefined where it has none such. */
export const priorityOf = ({ plan }: Pick<ContactMessage, 'plan'>): PlanId | undefined =>
  plansWithPriority.find((one) => one === plan);

/** A new message for which its plan asks an answer before others. */
export const isUrgent = (message: Pick<ContactMessage, 'plan' | 'status'>): boolean =>
  message.status === 'new' && priorityOf(message) !== undefined;

export interface ContactStore {
  create(message: ContactMessage): Promise<void>;
}
