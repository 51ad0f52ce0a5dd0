import { randomUUID } from 'node:crypto';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config/read-config.ts';
import { reportLinks } from '#server/report-links.ts';
import { analyticsStore } from '#server/store/analytics-store.ts';
import type { Database } from '#server/store/database.ts';
import { idempotentAnswerStore } from '#server/store/idempotent-answers.ts';
import { jobTurns } from '#server/store/job-turns.ts';
import { marketStore } from '#server/store/market-store.ts';
import { createOutbox } from '#server/store/outbox.ts';
import { rateLimiter } from '#server/store/rate-limiter.ts';
import { reportStore } from '#server/store/report-store.ts';
import { sessionStore } from '#server/store/session-store.ts';
import { ticketStore } from '#server/store/ticket-store.ts';
import { unnamedCustomerStore } from '#server/store/unnamed-customer-store.ts';
import { usageStore } from '#server/store/usage-store.ts';
import { webhookDeliverySweeper } from '#server/store/webhook-queue.ts';
import { giveBackAbandonedUsage } from './give-back-abandoned-usage.ts';
import { keepRetentionPeriods } from './keep-retention-periods.ts';
import { mailReportsMonthly } from './mail-reports-monthly.ts';
import { refreshMarketHourly } from './refresh-market-hourly.ts';
import { remindOfBilling } from './remind-of-billing.ts';
import { type RepeatDeps, repeatJob } from './repeat-job.ts';
import { repeatReconciliation } from './repeat-reconciliation.ts';
import { scoreNewTexts } from './score-new-texts.ts';
import { sweepExpired } from './sweep-expired.ts';
import { workInLanes } from './work-in-lanes.ts';

interface JobDeps extends Pick<RepeatDeps, 'now' | 'onError' | 'onRun'> {
  config: Config;
  db: Database;
  app: Pick<
    App,
    'reconcile' | 'scoreNextTexts' | 'keepPeriods' | 'writeNextCar' | 'readNextLink' | 'deliverNextWebhook'
  >;
  /** Called when a mail waits to be sent. */
  onMail(): void;
}

/** Everything that repeats, but for the delivery of mails. */
export function startJobs({ config, db, app, onMail, ...deps }: JobDeps): { stop(): Promise<void> } {
  const { now, onError } = deps;
  const limiter = rateLimiter(db);
  const tickets = ticketStore(db);
  const outboxIn = (on: Database) => createOutbox(on, { newId: randomUUID, now, onPut: onMail });
  const jobs = [
    giveBackAbandonedUsage(usageStore(db), now),
    sweepExpired(
      [tickets, sessionStore(db), limiter, idempotentAnswerStore(db), webhookDeliverySweeper(db)],
      now,
      onError,
    ),
    repeatReconciliation(app.reconcile),
    mailReportsMonthly({
      ...{ analytics: analyticsStore(db), reports: reportStore(db), tickets, now, onError },
      outbox: outboxIn(db),
      links: reportLinks(config.origins[0]),
    }),
    remindOfBilling({
      ...{ unnamedCustomers: unnamedCustomerStore(db, outboxIn), tickets, now, onError },
      origin: config.origins[0],
    }),
    refreshMarketHourly({ market: marketStore(db), limiter, now }),
    keepRetentionPeriods(app.keepPeriods),
  ];
  const turns = jobTurns(db);
  const running = [
    ...jobs.map((job) => repeatJob(job, { ...deps, turns })),
    scoreNewTexts(app.scoreNextTexts, onError),
    // A language model takes its time over each car, strangers' programs over each delivery.
    workInLanes(app.writeNextCar, onError, { atOnce: 3, pause: 1500 }),
    workInLanes(app.readNextLink, onError, { atOnce: 2, pause: 1500 }),
    workInLanes(app.deliverNextWebhook, onError, { atOnce: 4, pause: 1500 }),
  ];
  return {
    /** Resolves once every step under way is through. */
    async stop() {
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}
