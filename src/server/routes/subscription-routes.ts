import type { Payment as PaymentView, SubscriptionView } from '#contract/subscriptions.ts';
import type { AccountStore } from '#domain/accounts/accounts.ts';
import type { TicketStore } from '#domain/accounts/tickets.ts';
import type { User } from '#domain/accounts/user.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { changePlan } from '#domain/subscriptions/change-plan.ts';
import { confirmSimulatedPayment } from '#domain/subscriptions/confirm-simulated-payment.ts';
import { correctOrderEmail } from '#domain/subscriptions/correct-order-email.ts';
import { entitledPlanId } from '#domain/subscriptions/entitlements.ts';
import { getDashboardStats } from '#domain/subscriptions/get-dashboard-stats.ts';
import { getSubscription } from '#domain/subscriptions/get-subscription.ts';
import { nextPaymentOf } from '#domain/subscriptions/next-payment-of.ts';
import { payOpenBill } from '#domain/subscriptions/pay-open-bill.ts';
import type { Order, PaymentGateway } from '#domain/subscriptions/payments.ts';
import { previewPlanChange } from '#domain/subscriptions/preview-plan-change.ts';
import { refreshSubscription } from '#domain/subscriptions/refresh-subscription.ts';
import { paymentsNotOffered } from '#domain/subscriptions/refusals.ts';
import { requestCancellation } from '#domain/subscriptions/request-cancellation.ts';
import type { SettleDeps } from '#domain/subscriptions/settle-subscription.ts';
import type { PaymentSimulator } from '#domain/subscriptions/simulation/payment-simulator.ts';
import { startCheckout } from '#domain/subscriptions/start-checkout.ts';
import type { SubscriptionStore } from '#domain/subscriptions/subscription.ts';
import { takeBackCancellation } from '#domain/subscriptions/take-back-cancellation.ts';
import { takeBackPlanChange } from '#domain/subscriptions/take-back-plan-change.ts';
import type { UsageStore } from '#domain/subscriptions/usage.ts';
import { clientOf } from '#server/client-address.ts';
import type { Handlers } from './handler.ts';

type SubscriptionRoutes = Pick<
  Handlers,
  | 'getDashboardStats'
  | 'createPaymentIntent'
  | 'correctOrderEmail'
  | 'getSubscription'
  | 'refreshSubscription'
  | 'payOpenBill'
  | 'previewPlanChange'
  | 'changePlan'
  | 'takeBackPlanChange'
  | 'requestCancellation'
  | 'takeBackCancellation'
  | 'confirmSimulatedPayment'
>;

export interface SubscriptionRouteDeps {
  usage: UsageStore;
  subscriptions: SubscriptionStore;
  accounts: Pick<AccountStore, 'findById'>;
  /** Undefined where nobody can pay. */
  payments: SettleDeps | undefined;
  simulator: PaymentSimulator | undefined;
  limiter: RateLimiter;
  tickets: TicketStore;
  outbox: Outbox;
  supportEmail: string;
  eliteSupportEmail: string;
  digest(text: string): string;
  now(): Date;
  onError(error: unknown): void;
}

export function subscriptionRoutes(deps: SubscriptionRouteDeps): SubscriptionRoutes {
  const { usage, payments, simulator, limiter, digest, onError, now } = deps;

  function paying() {
    if (!payments) throw new ProductError('unavailable', paymentsNotOffered);
    return { ...payments, limiter, digest, onError };
  }

  return {
    getDashboardStats: ({ user }) => getDashboardStats(usage, user, now()),

    async createPaymentIntent({ user, payload, headers, language }) {
      const order = orderOf(payload);
      const client = clientOf(headers);
      const attempt = payload.attempt ?? JSON.stringify([client, headers.get('user-agent')]);
      const isAttemptSecret = payload.attempt !== undefined;
      const buyer = { user, email: payload.email, attempt, isAttemptSecret, client, language };
      const { clientSecret, amountCents } = await startCheckout(paying(), buyer, order);
      return { ...presentPayment(paying().gateway, clientSecret), amountCents };
    },

    async correctOrderEmail({ payload, headers }) {
      const { tickets, outbox } = deps;
      await correctOrderEmail({ ...paying(), tickets, outbox }, { ...payload, client: clientOf(headers) });
      return {};
    },

    getSubscription: async ({ user }) => presentSubscription(deps, user, await getSubscription(deps, user)),

    async refreshSubscription({ user }) {
      if (payments) await refreshSubscription({ ...payments, limiter }, user);
      return {};
    },

    async payOpenBill({ user }) {
      const { clientSecret, amountCents } = await payOpenBill(paying(), user);
      return { ...presentPayment(paying().gateway, clientSecret), amountCents };
    },

    async previewPlanChange({ user, payload }) {
      const { now: today, atPeriodEnd } = await previewPlanChange(paying(), user, orderOf(payload));
      return {
        ...{ ...today, nextPaymentAt: today.nextPaymentAt.toISOString() },
        atPeriodEnd: atPeriodEnd ? { ...atPeriodEnd, on: atPeriodEnd.on.toISOString() } : null,
      };
    },

    async changePlan({ user, payload }) {
      const { clientSecret, takesEffectOn } = await changePlan(paying(), user, orderOf(payload), payload);
      return {
        payment: clientSecret ? presentPayment(paying().gateway, clientSecret) : null,
        takesEffectOn: takesEffectOn?.toISOString() ?? null,
      };
    },

    takeBackPlanChange: async ({ user }) => presentRenewal(await takeBackPlanChange(paying(), user)),

    async requestCancellation({ user }) {
      const { endsOn } = await requestCancellation(deps, user);
      return { endsOn: endsOn?.toISOString() ?? null };
    },

    takeBackCancellation: async ({ user }) => presentRenewal(await takeBackCancellation(paying(), user)),

    async confirmSimulatedPayment({ payload }) {
      if (!simulator) throw new ProductError('unavailable', paymentsNotOffered);
      return { outcome: await confirmSimulatedPayment({ ...paying(), simulator }, payload) };
    },
  };
}

const orderOf = ({ plan, billing }: { plan: Order['plan']; billing: Order['billingCycle'] }): Order => ({
  ...{ plan, billingCycle: billing },
});

const presentPayment = ({ kind, publishableKey }: PaymentGateway, clientSecret: string): PaymentView => ({
  ...{ clientSecret, provider: kind, publishableKey: publishableKey ?? null },
});

const presentRenewal = ({
  nextPaymentAt,
  nextPaymentCents,
}: Awaited<ReturnType<typeof takeBackCancellation>>) => ({
  nextPaymentAt: nextPaymentAt?.toISOString() ?? null,
  nextPaymentCents: nextPaymentCents ?? null,
});

function presentSubscription(
  { supportEmail, eliteSupportEmail }: SubscriptionRouteDeps,
  user: User,
  { running, others, ownerName }: Awaited<ReturnType<typeof getSubscription>>,
): SubscriptionView {
  return {
    ...{ plan: user.subscriptionPlan, status: user.subscriptionStatus, billingCycle: user.billingCycle },
    isPaid: running !== undefined && !running.isRevoked,
    needsPayment: running?.state === 'past-due',
    currentPeriodEnd: running?.currentPeriodEnd?.toISOString() ?? null,
    endsAtPeriodEnd: running?.endsAtPeriodEnd ?? false,
    nextOrder: running?.nextOrder ?? null,
    creditCents: running?.creditCents ?? 0,
    nextPaymentCents: (running && nextPaymentOf(running)) ?? null,
    cancellationRequestedAt: running?.cancellationRequestedAt?.toISOString() ?? null,
    others: others.map(({ plan, billingCycle }) => ({ plan, billingCycle })),
    ownerName: ownerName ?? null,
    supportEmail: entitledPlanId(user) === 'ELITE' ? eliteSupportEmail : supportEmail,
  };
}
