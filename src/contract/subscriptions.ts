import { z } from 'zod';
import { emailSchema } from '#domain/accounts/email-schema.ts';
import { billingCycles, subscriptionStatuses } from '#domain/accounts/user.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { planIds } from '#domain/subscriptions/plans.ts';
import { simulatedCards } from '#domain/subscriptions/simulated-subscription.ts';
import { type Endpoint, nothing } from './endpoint.ts';

export const dashboardStatsSchema = z.object({
  subscriptionPlan: z.enum(planIds),
  subscriptionStatus: z.enum(subscriptionStatuses),
  billingCycle: z.enum(billingCycles),
  monthlyUsage: z.int(),
  remainingUsage: z.union([z.int(), z.literal('Unlimited')]),
  totalGenerated: z.int(),
});

const paidPlanSchema = z.enum(['STARTER', 'PRO', 'ELITE']);
const orderSchema = z.object({ plan: paidPlanSchema, billing: z.enum(billingCycles) });

/** What the browser needs to have a payment made. */
const paymentSchema = z.object({
  clientSecret: z.string(),
  provider: z.enum(['stripe', 'simulation']),
  /** Of the provider's own form; null for the simulation. */
  publishableKey: z.string().nullable(),
});
export type Payment = z.output<typeof paymentSchema>;

const subscriptionSchema = z.object({
  plan: z.enum(planIds),
  status: z.enum(subscriptionStatuses),
  billingCycle: z.enum(billingCycles),
  /** There is a subscription that renews by itself; a plan may also have been given by an administrator. */
  isPaid: z.boolean(),
  /** A renewal failed: the bill is open. */
  needsPayment: z.boolean(),
  /** Whole days of what is paid end here. */
  currentPeriodEnd: z.iso.datetime().nullable(),
  /** No renewal follows, by a cancellation or because the account is to be deleted. */
  endsAtPeriodEnd: z.boolean(),
  /** The plan it renews as; null while it renews as it is, or not at all. */
  nextOrder: z.object({ plan: paidPlanSchema, billingCycle: z.enum(billingCycles) }).nullable(),
  /** Euro cents to be taken off the next bills; 0 when there are none. */
  creditCents: z.int(),
  /** What the next bill asks for in euro cents, the credit taken off; null where none is to come. */
  nextPaymentCents: z.int().nullable(),
  /** Null while it renews, and where only the account's deletion ends it. */
  cancellationRequestedAt: z.iso.datetime().nullable(),
  /** What is charged besides: subscriptions that somebody began with the same e-mail. */
  others: z.array(z.object({ plan: paidPlanSchema, billingCycle: z.enum(billingCycles) })),
  /** Whose team a member works in; null for everybody else. */
  ownerName: z.string().nullable(),
  supportEmail: z.string(),
});
export type SubscriptionView = z.output<typeof subscriptionSchema>;

/** What a change made today costs, and beside it what one costs that waits. */
const changePreviewSchema = z.object({
  dueCents: z.int(),
  creditCents: z.int(),
  nextPaymentAt: z.iso.datetime(),
  nextPaymentCents: z.int(),
  /** Null for a change that does not wait for the end of what is paid. */
  atPeriodEnd: z.object({ on: z.iso.datetime(), paymentCents: z.int() }).nullable(),
});
export type PlanChangePreview = z.output<typeof changePreviewSchema>;

const renewalSchema = z.object({
  nextPaymentAt: z.iso.datetime().nullable(),
  /** Euro cents, the credit taken off. */
  nextPaymentCents: z.int().nullable(),
});

export const subscriptionEndpoints = {
  getDashboardStats: {
    method: 'GET',
    path: '/api/dashboard/stats',
    access: 'signed-in',
    summary: 'Plan and usage of the signed-in user',
    answer: dashboardStatsSchema,
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/api/create-payment-intent',
    access: 'recognised',
    summary: 'Creates an unpaid subscription; a second call of the same attempt gives the same one',
    payload: orderSchema.extend({
      email: emailSchema,
      /** Made by the browser, kept as long as the tab: a double click is one subscription. */
      attempt: z.uuid().optional(),
    }),
    answer: paymentSchema.extend({ amountCents: z.int() }),
  },
  correctOrderEmail: {
    method: 'POST',
    path: '/api/order/email',
    access: 'anyone',
    summary:
      'Mails the link to a paid order again, to another address if need be; only for the browser that paid, and until an account has it',
    payload: z.object({ attempt: z.uuid(), email: emailSchema }),
    answer: nothing,
  },
  getSubscription: {
    method: 'GET',
    path: '/api/subscription',
    access: 'signed-in',
    summary: 'Plan, what is paid and until when',
    answer: subscriptionSchema,
  },
  refreshSubscription: {
    method: 'POST',
    path: '/api/subscription/refresh',
    access: 'signed-in',
    summary: "Reads the user's subscriptions from the payment provider again",
    answer: nothing,
  },
  payOpenBill: {
    method: 'POST',
    path: '/api/subscription/pay',
    access: 'signed-in',
    summary: 'What a bill is paid with whose renewal failed, and how much it asks for',
    answer: paymentSchema.extend({ amountCents: z.int() }),
  },
  previewPlanChange: {
    method: 'POST',
    path: '/api/subscription/preview',
    access: 'signed-in',
    summary: 'What a change of plan or cycle would cost today; changes nothing',
    payload: orderSchema,
    answer: changePreviewSchema,
  },
  changePlan: {
    method: 'POST',
    path: '/api/subscription/change',
    access: 'signed-in',
    summary:
      'Changes plan or cycle: to more at once, with proration; to less when what is paid ends. Tells when a payment has to be confirmed first',
    payload: orderSchema.extend({
      atOnce: z.boolean().default(false).meta({ description: 'To less at once, the rest left as credit' }),
    }),
    answer: z.object({
      payment: paymentSchema.nullable(),
      /** The day from which a change counts that waits. */
      takesEffectOn: z.iso.datetime().nullable(),
    }),
  },
  takeBackPlanChange: {
    method: 'DELETE',
    path: '/api/subscription/change',
    access: 'signed-in',
    summary: 'Lets the subscription renew as it is, until the day on which a planned change counts',
    answer: renewalSchema,
  },
  requestCancellation: {
    method: 'POST',
    path: '/api/subscription/cancel',
    access: 'signed-in',
    summary:
      'Ends the subscription with what is paid for, at once where its renewal is unpaid: then without a day',
    answer: z.object({ endsOn: z.iso.datetime().nullable() }),
  },
  takeBackCancellation: {
    method: 'DELETE',
    path: '/api/subscription/cancel',
    access: 'signed-in',
    summary: 'Lets a cancelled subscription renew again, until the day on which it ends',
    answer: renewalSchema,
  },
  confirmSimulatedPayment: {
    method: 'POST',
    path: '/api/test/payments/confirm',
    access: 'anyone',
    demoOnly: true,
    summary: "Pays with one of the simulator's cards",
    payload: z.object({
      clientSecret: z.string().max(200).transform(cleanLine),
      card: z.enum(simulatedCards),
      /** The bank's question was answered. */
      isAuthenticated: z.boolean().default(false),
    }),
    answer: z.object({ outcome: z.enum(['succeeded', 'declined', 'requires-authentication']) }),
  },
} as const satisfies Record<string, Endpoint>;
