import { pagePaths } from '#contract/pages.ts';
import type { ReportLinks } from '#domain/analytics/report-mail.ts';

/** `origin` is the configuration's, as for every mailed link. */
export function reportLinks(origin: string): ReportLinks {
  return {
    report: (month) => `${origin}${pagePaths.analytics}?tab=reports&month=${month}`,
    markSold: `${origin}${pagePaths.history}?view=published`,
    stopMails: (secret, language) => `${origin}${pagePaths.stopReports}?language=${language}&token=${secret}`,
  };
}
