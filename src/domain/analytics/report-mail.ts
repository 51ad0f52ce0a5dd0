import type { MailMessage } from '../mail/mail-message.ts';
import type { Month } from './month.ts';
import type { MonthlyReport } from './monthly-report.ts';

/** Whole addresses of ours. */
export interface ReportLinks {
  /** Where the report of a month is downloaded. */
  report(month: Month): string;
  /** Where cars that are published are marked as sold. */
  markSold: string;
}

export function reportMail(report: MonthlyReport, links: ReportLinks): MailMessage {
  const { month, figures, standing } = report;
  const { descriptions, published, leads, sold, avgSaleTime } = figures;
  return {
    ...{ kind: 'monthly-report', month, descriptions, published, leads, sold, avgSaleTime },
    standing: standing.count,
    reportLink: links.report(month),
    markLink: links.markSold,
  };
}
