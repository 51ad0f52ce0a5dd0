import type { TicketStore } from '#domain/accounts/tickets.ts';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import { type GetAnalyticsDeps, getAnalytics } from '#domain/analytics/get-analytics.ts';
import { getCompetitors } from '#domain/analytics/get-competitors.ts';
import { type GetMarketTrendsDeps, getMarketTrends } from '#domain/analytics/get-market-trends.ts';
import { type GetReportDeps, getReport } from '#domain/analytics/get-report.ts';
import type { ReportStore } from '#domain/analytics/report-store.ts';
import { saveRoiInputs } from '#domain/analytics/save-roi-inputs.ts';
import { type SendReportDeps, sendReport } from '#domain/analytics/send-report.ts';
import { stopReportMails } from '#domain/analytics/stop-report-mails.ts';
import type { Handlers } from './handler.ts';

type AnalyticsRoutes = Pick<
  Handlers,
  | 'getAnalytics'
  | 'getCompetitors'
  | 'getMarketTrends'
  | 'saveRoiInputs'
  | 'getReport'
  | 'sendReport'
  | 'getReportMails'
  | 'updateReportMails'
  | 'stopReportMails'
>;

interface AnalyticsRoutesDeps extends GetAnalyticsDeps, GetMarketTrendsDeps, GetReportDeps, SendReportDeps {
  analytics: AnalyticsStore;
  reports: ReportStore;
  tickets: Pick<TicketStore, 'find'>;
}

export function analyticsRoutes(deps: AnalyticsRoutesDeps): AnalyticsRoutes {
  return {
    async getAnalytics({ user, params }) {
      const { lastUpdated, ...figures } = await getAnalytics(deps, user, params.period);
      return { ...figures, lastUpdated: lastUpdated.toISOString() };
    },

    getCompetitors: ({ user, params, language }) => getCompetitors(deps, user, params.period, language),

    async getMarketTrends({ user, params }) {
      const { trends, computedAt } = await getMarketTrends(deps, user, params.period);
      return { ...trends, basis: { ...trends.basis, computedAt: computedAt.toISOString() } };
    },

    async saveRoiInputs({ user, payload }) {
      await saveRoiInputs(deps.analytics, user, payload);
      return {};
    },

    async getReport({ user, params, language }) {
      const { name, pdf } = await getReport(deps, user, params.month, language);
      return { name, type: 'application/pdf', bytes: pdf };
    },

    async sendReport({ user, params, language }) {
      await sendReport(deps, user, params.month, language);
      return {};
    },

    async getReportMails({ user }) {
      return { isWanted: await deps.reports.areMailsWanted(user.id) };
    },

    async updateReportMails({ user, payload }) {
      await deps.reports.updateMailsWanted(user.id, payload.isWanted);
      return {};
    },

    async stopReportMails({ query }) {
      await stopReportMails(deps, query.token);
      return {};
    },
  };
}
