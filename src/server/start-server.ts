import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { MailSender } from '#domain/mail/mail-sender.ts';
import { buildApp } from './app.ts';
import { chooseCopywriter } from './choose-copywriter.ts';
import type { Config } from './config/read-config.ts';
import { demoGreeting } from './dev/demo-greeting.ts';
import { seedDemoAccounts } from './dev/seed-demo-accounts.ts';
import { deliverMails } from './jobs/deliver-mails.ts';
import { inBackground } from './jobs/in-background.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { sessionSecretOf } from './session-secret.ts';
import { openDatabase } from './store/database.ts';
import { mailQueue } from './store/mail-queue.ts';
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
  const jobs = startJobs({ config, db, app, now, onMail: mails.wake, onError: outside.onError });
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
      const served = new Promise((closed) => server.close(closed)).then(app.close);
      const isDone = await withinTime(
        Promise.all([served, mails.stop(), jobs.stop(), sampleYear?.stop()]),
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
