import { getDashboardStats } from '#domain/subscriptions/get-dashboard-stats.ts';
import type { UsageStore } from '#domain/subscriptions/usage.ts';
import type { Handlers } from './handler.ts';
import { notYet } from './not-yet.ts';

type SubscriptionRoutes = Pick<
  Handlers,
  | 'getDashboardStats'
  | 'createPaymentIntent'
  | 'getSubscription'
  | 'refreshSubscription'
  | 'payOpenBill'
  | 'previewPlanChange'
  | 'changePlan'
  | 'requestCancellation'
  | 'confirmSimulatedPayment'
>;

export function subscriptionRoutes(deps: { usage: UsageStore; now(): Date }): SubscriptionRoutes {
  return {
    getDashboardStats: ({ user }) => getDashboardStats(deps.usage, user, deps.now()),
    createPaymentIntent: notYet,
    getSubscription: notYet,
    refreshSubscription: notYet,
    payOpenBill: notYet,
    previewPlanChange: notYet,
    changePlan: notYet,
    requestCancellation: notYet,
    confirmSimulatedPayment: notYet,
  };
}
