import { getDashboardStats } from '#domain/subscriptions/get-dashboard-stats.ts';
import type { UsageStore } from '#domain/subscriptions/usage.ts';
import type { Handlers } from './handler.ts';

export function subscriptionRoutes(deps: {
  usage: UsageStore;
  now(): Date;
}): Pick<Handlers, 'getDashboardStats'> {
  return {
    getDashboardStats: ({ user }) => getDashboardStats(deps.usage, user, deps.now()),
  };
}
