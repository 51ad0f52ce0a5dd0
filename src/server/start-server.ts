import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { MailSender } from '#domain/mail/mail-sender.ts';
import { buildApp } from './app.ts';
import { chooseCopywriter } from './choose-copywriter.ts';
import type { Config } from './config/read-config.ts';
import { demoGreeting } from './dev/demo-greeting.ts';
import { seedDemoAccounts } from './dev/seed-demo-accounts.ts';
import { deliverMails } from './jobs/deliver-mails.ts';
import { giveBackAbandonedUsage } from './jobs/give-back-abandoned-usage.ts';
import { inBackground } from './jobs/in-background.ts';
import { mailReportsMonthly } from './jobs/mail-reports-monthly.ts';
import { refreshMarketHourly } from './jobs/refresh-market-hourly.ts';
import { repeatReconciliation } from './jobs/repeat-reconciliation.ts';
import { scoreNewTexts } from './jobs/score-new-texts.ts';
import { sweepExpired } from './jobs/sweep-expired.ts';
import { reportLinks } from './report-links.ts';
import { sessionSecretOf } from './session-secret.ts';
import { analyticsStore } from './store/analytics-store.ts';
import { openDatabase } from './store/database.ts';
import { mailQueue } from './store/mail-queue.ts';
import { marketStore } from './store/market-store.ts';
import { createOutbox } from './store/outbox.ts';
import { rateLimiter } from './store/rate-limiter.ts';
import { reportStore } from './store/report-store.ts';
import { sessionStore } from './store/session-store.ts';
import { ticketStore } from './store/ticket-store.ts';
import { usageStore } from './store/usage-store.ts';
import { userStore } from './store/user-store.ts';
import { withinTime } from './within-time.ts';

/** How long a stop waits for what is under way, in milliseconds: together less than supervisors do before they kill. */
const patience = 7000;
const patienceOfDatabase = 2000;

/** Opens the database, migrates it and listens; the promise resolves once requests are served. */
export async function startServer(
  config: Config,
  outside: { webRoot: string; onError(error: unknown): void },
): Promise<{ port: number; greeting: string; stop(): Promise<void> }> {
  const { db, close } = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  const now = () => new Date();
  const mails = deliverMails({
    queue: mailQueue(db),
    sender: await mailSenderOf(config.mail),
    now,
    onError: outside.onError,
  });
  const app = buildApp({
    config,
    db,
    sessionSecret: config.sessionSecret ?? (await sessionSecretOf(config.dataDir)),
    ...(await chooseCopywriter(config.languageModel, { now, onError: outside.onError })),
    now,
    onMail: mails.wake,
    ...outside,
  });
  if (config.isDemo) {
    await seedDemoAccounts({ app, users: userStore(db), paysBySimulation: config.stripe === undefined });
  }
  const recovery = giveBackAbandonedUsage(usageStore(db), outside.onError);
  const sweeping = sweepExpired([ticketStore(db), sessionStore(db), rateLimiter(db)], now, outside.onError);

  const reconciliation = repeatReconciliation(app.reconcile, outside.onError);
  const reports = mailReportsMonthly({
    ...{ analytics: analyticsStore(db), reports: reportStore(db), now, onError: outside.onError },
    outbox: createOutbox(db, { newId: randomUUID, now, onPut: mails.wake }),
    links: reportLinks(config.origins[0]),
  });
  const market = refreshMarketHourly({
    ...{ market: marketStore(db), limiter: rateLimiter(db), now },
    onError: outside.onError,
  });

  const scoring = scoreNewTexts(app.scoreNextTexts, outside.onError);

  const server = serve({ fetch: app.http.fetch, port: config.port, hostname: config.host });
  await new Promise<void>((listening, failed) => {
    server.once('listening', listening).once('error', failed);
  });
  const { port } = server.address() as AddressInfo;
  const sampleYear = config.hasSampleYear ? inBackground(app.seedSampleYear, outside.onError) : undefined;
  return {
    port,
    greeting: demoGreeting(config, port),
    async stop() {
      clearInterval(recovery);
      clearInterval(sweeping);
      const served = new Promise((closed) => server.close(closed)).then(app.close);
      const isDone = await withinTime(
        Promise.all([
          served,
          mails.stop(),
          reconciliation.stop(),
          scoring.stop(),
          market.stop(),
          reports.stop(),
          sampleYear?.stop(),
        ]),
        patience,
      );
      // Whatever is cut off was not answered yet, and is begun anew by whoever asks again.
      if (!isDone && 'closeAllConnections' in server) server.closeAllConnections();
      await withinTime(close(), patienceOfDatabase);
    },
  };
}

/** Loaded only where mail is really sent. */
async function mailSenderOf({
  smtpUrl,
  from,
  supportEmail,
}: Config['mail']): Promise<MailSender | undefined> {
  if (!smtpUrl) return undefined;
  const { smtpSender } = await import('./gateways/mail/smtp-sender.ts');
  return smtpSender({ smtpUrl, from, answersTo: supportEmail });
}
