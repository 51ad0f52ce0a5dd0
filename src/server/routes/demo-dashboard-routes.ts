import type { Copywriter } from '#domain/copywriting/copy.ts';
import { findDemoDescriptions } from '#domain/demo-dashboard/find-demo-descriptions.ts';
import { getDemoPlanLimits } from '#domain/demo-dashboard/get-demo-plan-limits.ts';
import { getDemoStats } from '#domain/demo-dashboard/get-demo-stats.ts';
import { getDemoUser } from '#domain/demo-dashboard/get-demo-user.ts';
import { writeDemoTexts } from '#domain/demo-dashboard/write-demo-texts.ts';
import type { Handlers } from './handler.ts';
import { presentDescription } from './present-description.ts';

type DemoDashboardRoutes = Pick<
  Handlers,
  'getDemoUser' | 'getDemoStats' | 'getDemoPlanLimits' | 'findDemoDescriptions' | 'generateDemoDescriptions'
>;

export interface DemoDashboardDeps {
  /** Costs nothing: anybody may ask, and nothing is counted. */
  offlineWriter: Copywriter;
  now(): Date;
}

export function demoDashboardRoutes({ offlineWriter, now }: DemoDashboardDeps): DemoDashboardRoutes {
  return {
    getDemoUser: ({ language }) => getDemoUser(language),
    getDemoStats: ({ query }) => getDemoStats(query.plan, now()),
    getDemoPlanLimits: ({ query }) => getDemoPlanLimits(query.plan, now()),

    async findDemoDescriptions({ query, language }) {
      const found = await findDemoDescriptions(offlineWriter, { plan: query.plan, language, now: now() });
      return found.map((description) => presentDescription(description));
    },

    generateDemoDescriptions: ({ payload, language }) =>
      writeDemoTexts(offlineWriter, { plan: payload.plan, language }),
  };
}
