import type { Language } from '#domain/shared/languages.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import type { Month } from './month.ts';
import type { MonthlyReport } from './monthly-report.ts';

/** Whole addresses of ours. */
export interface ReportLinks {
  /** Where the report of a month is downloaded. */
  report(month: Month): string;
  /** Where cars that are published are marked as sold. */
  markSold: string;
  /** Where the secret ends the mails, on a page in that language. */
  stopMails(secret: string, language: Language): string;
}

/** `stopLink` stands in those that come by themselves. */
export function reportMail(report: MonthlyReport, links: ReportLinks, stopLink?: string): MailMessage {
  const { month, figures, standing } = report;
  const { descriptions, published, leads, sold, avgSaleTime } = figures;
  return {
    ...{ kind: 'monthly-report', month, descriptions, published, leads, sold, avgSaleTime },
    standing: standing.count,
    reportLink: links.report(month),
    markLink: links.markSold,
    stopLink,
  };
}
