import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { MailSender } from '#domain/mail/mail-sender.ts';
import { buildApp } from './app.ts';
import { chooseCopywriter } from './choose-copywriter.ts';
import type { Config } from './config/read-config.ts';
import { demoGreeting } from './dev/demo-greeting.ts';
import { seedDemoAccounts } from './dev/seed-demo-accounts.ts';
import { dropUnreadBodies } from './drop-unread-bodies.ts';
import { deliverMails, type MailDelivery } from './jobs/deliver-mails.ts';
import { inBackground } from './jobs/in-background.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loggableError } from './loggable-error.ts';
import { openAccessLog } from './operation/open-access-log.ts';
import { operationRoutes } from './operation/operation-routes.ts';
import { currentRequest } from './operation/request-context.ts';
import { sessionSecretOf } from './session-secret.ts';
import { countWaitingMails } from './store/count-waiting-mails.ts';
import { type Database, type OpenDatabase, openDatabase } from './store/database.ts';
import { mailQueue } from './store/mail-queue.ts';
import { userStore } from './store/user-store.ts';
import { withinTime } from './within-time.ts';

/** How long a stop waits for what is under way, in milliseconds: together less than supervisors do before they kill. */
const patience = 7000;
const patienceOfDatabase = 2000;
/** Figures wait no longer for the database. */
const patienceOfFigures = 1000;
/** A worker of its own is woken by no mail that another process puts in. */
const pauseOfWorker = 5000;
/** Characters of a query that a log needs to recognise it by. */
const longestQueryText = 2000;

/**
 * How long a connection that nobody uses stays open, in milliseconds: longer than proxies keep theirs (Caddy for two
 * minutes), which would else send a request into a connection that is just being closed.
 */
const longestIdle = 130_000;

/**
 * Opens the database, migrates it and listens; the promise resolves once requests are served. `warnings` are for the
 * operator.
 */
export async function startServer(
  config: Config,
  { webRoot, log }: { webRoot: string; log: Logger },
): Promise<{ port: number; greeting: string; warnings: string[]; stop(): Promise<void> }> {
  const { operation } = config;
  const { role } = operation;
  const now = () => new Date();
  const onError = (error: unknown) =>
    log.error({ err: loggableError(error) }, currentRequest() ? 'request failed' : 'work failed');
  const database = await openDatabase({
    ...{ url: config.databaseUrl, dataDir: config.dataDir, connections: operation.databaseConnections },
    onQuery(text, milliseconds) {
      if (milliseconds < operation.slowQuery) return;
      log.warn({ query: text.slice(0, longestQueryText), ms: Math.round(milliseconds) }, 'slow query');
    },
  });
  const { db } = database;
  const metrics = operation.metricsToken ? await openMetrics(database) : undefined;
  const accessLog = operation.accessLogDir ? openAccessLog(operation.accessLogDir, now, onError) : undefined;
  const mails = role === 'web' ? undefined : await startDelivery(config, { db, now, onError });
  const onMail = () => mails?.wake();
  const app = buildApp({
    ...{ config, db, webRoot, now, onMail, onError, log, metrics, accessLog: accessLog?.log },
    sessionSecret: config.sessionSecret ?? (await sessionSecretOf(config.dataDir)),
    ...(await chooseCopywriter(config.languageModel, { now, onError, onAsked: metrics?.modelAsked })),
  });
  if (config.isDemo) {
    await seedDemoAccounts({ app, users: userStore(db), paysBySimulation: config.stripe === undefined });
  }
  const noAdministrator = await app.findFirstAdministrator();
  const onRun = metrics?.job;
  const jobs = role === 'web' ? undefined : startJobs({ config, db, app, now, onMail, onError, onRun });

  let isStopping = false;
  const http = new Hono<{ Bindings: HttpBindings }>();
  http.use(dropUnreadBodies());
  http.route(
    '/',
    operationRoutes({
      askDatabase: () => db.execute(sql`select 1`),
      isStopping: () => isStopping,
      ...{ metrics, metricsToken: operation.metricsToken },
    }),
  );
  if (role !== 'worker') http.route('/', app.http);
  const serverOptions = { keepAliveTimeout: longestIdle };
  const server = serve({ fetch: http.fetch, port: config.port, hostname: config.host, serverOptions });
  await new Promise<void>((listening, failed) => {
    server.once('listening', listening).once('error', failed);
  });
  const { port } = server.address() as AddressInfo;
  const isSeeding = config.hasSampleYear && role !== 'web';
  const sampleYear = isSeeding ? inBackground(app.seedSampleYear, onError) : undefined;
  log.info({ port, role }, 'started');
  return {
    port,
    greeting: demoGreeting(config, port),
    warnings: noAdministrator ? [noAdministrator] : [],
    async stop() {
      isStopping = true;
      log.info('stopping');
      const served = new Promise((closed) => server.close(closed)).then(app.close);
      const working = [mails, jobs, sampleYear].map((work) => work?.stop());
      const isDone = await withinTime(Promise.all([served, ...working]), patience);
      // Whatever is cut off was not answered yet, and is begun anew by whoever asks again.
      if (!isDone && 'closeAllConnections' in server) server.closeAllConnections();
      await withinTime(Promise.all([database.close(), accessLog?.close()]), patienceOfDatabase);
      log.info({ isDone }, 'stopped');
    },
  };
}

/** Loaded only where figures are asked for. */
async function openMetrics({ db, countConnections }: OpenDatabase) {
  const { createMetrics } = await import('./operation/metrics.ts');
  return createMetrics({
    countConnections,
    async countWaitingMails() {
      const counting = countWaitingMails(db);
      const hasAnswered = await withinTime(counting, patienceOfFigures).catch(() => false);
      return hasAnswered ? counting : undefined;
    },
  });
}

async function startDelivery(
  { mail, operation }: Config,
  deps: { db: Database; now(): Date; onError(error: unknown): void },
): Promise<MailDelivery> {
  const pause = operation.role === 'worker' ? { pause: pauseOfWorker } : {};
  return deliverMails({ ...deps, ...pause, queue: mailQueue(deps.db), sender: await mailSenderOf(mail) });
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
