import { type MailReportsDeps, mailReports, monthToReport } from '#domain/analytics/mail-reports.ts';

const hour = 60 * 60_000;

/** Mails the reports of the month before at the beginning of each month; looks now and every hour. */
export function mailReportsMonthly(deps: MailReportsDeps) {
  let running: Promise<void> | undefined;
  let isStopped = false;
  /** The month this process is through with. What is sent twice is kept apart by the outbox, whoever sends it. */
  let done: string | undefined;
  async function mail() {
    const month = monthToReport(deps.now());
    if (month === undefined || month === done) return;
    if (await mailReports(deps, month, () => isStopped)) done = month;
  }
  const run = () => {
    running ??= mail()
      .catch(deps.onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, hour).unref();
  return {
    /** Resolves once the report under way is through. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
