import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { keepPeriods } from '#domain/accounts/own-data/keep-periods.ts';
import { scoreNextTexts } from '#domain/analytics/score-next-texts.ts';
import type { Copywriter } from '#domain/copywriting/copy.ts';
import type { LanguageModel } from '#domain/copywriting/model/language-model.ts';
import { translateSentences } from '#domain/copywriting/model/translate-sentences.ts';
import { loadQualityWords } from '#domain/copywriting/quality/load-quality-words.ts';
import { sentenceReworder } from '#domain/copywriting/sentences/sentence-reworder.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { askModelWithin } from '#domain/subscriptions/ask-model.ts';
import { claimSubscriptions } from '#domain/subscriptions/claim-subscriptions.ts';
import { reconcileSubscriptions } from '#domain/subscriptions/reconcile-subscriptions.ts';
import type { SettleDeps } from '#domain/subscriptions/settle-subscription.ts';
import { accountLinks } from './account-links.ts';
import { afterAnswers } from './after-answers.ts';
import { choosePayments } from './choose-payments.ts';
import { claimAtSignIn } from './claim-at-sign-in.ts';
import type { Config } from './config/read-config.ts';
import { demoAccounts } from './dev/demo-accounts.ts';
import { sampleDealers } from './dev/sample-dealers.ts';
import { seedDemoAnalytics } from './dev/seed-demo-analytics.ts';
import { packZip } from './gateways/archive/pack-zip.ts';
import { receiptPrinter } from './gateways/documents/print-receipt.ts';
import { reportPrinter } from './gateways/documents/print-report.ts';
import { createIdentity } from './gateways/identity/create-identity.ts';
import { createListingReader } from './gateways/listing-reader/create-listing-reader.ts';
import { openIdProviders } from './gateways/open-id/open-id-providers.ts';
import { createPageSource } from './gateways/pages/page-source.ts';
import { rememberPages } from './gateways/pages/remember-pages.ts';
import { readStripeEvent } from './gateways/stripe/read-stripe-event.ts';
import { createTextScorer } from './gateways/text-scorer/create-text-scorer.ts';
import { hasLeft } from './has-left.ts';
import type { Identity } from './identity.ts';
import { mountEndpoints } from './mount-endpoints.ts';
import type { Metrics } from './operation/metrics.ts';
import { noteSecurityIn } from './operation/security-event.ts';
import { watchEvents } from './operation/watch-events.ts';
import { watchIdentity } from './operation/watch-identity.ts';
import { type Socket, watchRequests } from './operation/watch-requests.ts';
import { refuseForeignOrigins } from './refuse-foreign-origins.ts';
import { reportLinks } from './report-links.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { administrationRoutes } from './routes/administration-routes.ts';
import { analyticsRoutes } from './routes/analytics-routes.ts';
import { billingRoutes } from './routes/billing-routes.ts';
import { contactRoutes } from './routes/contact-routes.ts';
import { demoDashboardRoutes } from './routes/demo-dashboard-routes.ts';
import { descriptionRoutes } from './routes/description-routes.ts';
import { guideRoutes } from './routes/guide-routes.ts';
import { listingRoutes } from './routes/listing-routes.ts';
import { mailRoutes } from './routes/mail-routes.ts';
import { operatorRoutes } from './routes/operator-routes.ts';
import { outcomeRoutes } from './routes/outcome-routes.ts';
import { ownDataRoutes } from './routes/own-data-routes.ts';
import { signInRoutes } from './routes/sign-in-routes.ts';
import { stripeWebhook } from './routes/stripe-webhook.ts';
import { subscriptionRoutes } from './routes/subscription-routes.ts';
import { teamRoutes } from './routes/team-routes.ts';
import { textRoutes } from './routes/text-routes.ts';
import { translationRoutes } from './routes/translation-routes.ts';
import { secureAnswers } from './secure-answers.ts';
import { securityText } from './security-text.ts';
import { servePages } from './serve-pages.ts';
import { robotsText, siteMap } from './site-map.ts';
import { accountStore } from './store/account-store.ts';
import { administrationStore } from './store/administration-store.ts';
import { analyticsStore } from './store/analytics-store.ts';
import { billingStore } from './store/billing-store.ts';
import { consentStore } from './store/consent-store.ts';
import { contactStore } from './store/contact-store.ts';
import type { Database } from './store/database.ts';
import { demoInbox } from './store/demo-inbox.ts';
import { descriptionStore } from './store/description-store.ts';
import { documentStore } from './store/document-store.ts';
import { houseSentenceStore } from './store/house-sentence-store.ts';
import { leavingStore } from './store/leaving-store.ts';
import { marketStore } from './store/market-store.ts';
import { oldDataStore } from './store/old-data-store.ts';
import { createOutbox } from './store/outbox.ts';
import { ownDataStore } from './store/own-data-store.ts';
import { providerLinkStore } from './store/provider-link-store.ts';
import { rateLimiter } from './store/rate-limiter.ts';
import { receiptStore } from './store/receipt-store.ts';
import { reportStore } from './store/report-store.ts';
import { scoreStore } from './store/score-store.ts';
import { sessionStore } from './store/session-store.ts';
import { subscriptionStore } from './store/subscription-store.ts';
import { teamStore } from './store/team-store.ts';
import { ticketStore } from './store/ticket-store.ts';
import { usageStore } from './store/usage-store.ts';
import { userStore } from './store/user-store.ts';

export interface AppDeps {
  config: Pick<
    Config,
    'origins' | 'isDemo' | 'listingAllowHosts' | 'signIn' | 'mail' | 'stripe' | 'seller' | 'operation'
  >;
  db: Database;
  sessionSecret: string;
  copywriter: Copywriter;
  /** Translates what is not ours; absent when none is configured. */
  languageModel?: LanguageModel | undefined;
  /** Folder of the built browser application. */
  webRoot: string;
  now(): Date;
  /** Called when a mail waits to be sent. */
  onMail?: (() => void) | undefined;
  onError(error: unknown): void;
  log: Logger;
  /** Requests are written there, too. */
  accessLog?: Logger | undefined;
  metrics?: Metrics | undefined;
}

export interface App {
  http: Hono<Socket>;
  identity: Identity;
  /** Asks the payment provider about subscriptions whose news may have been lost; nothing where nobody can pay. */
  reconcile(signal?: AbortSignal): Promise<void>;
  /** Ends the accounts that are due and deletes what was kept long enough. */
  keepPeriods(signal?: AbortSignal): Promise<void>;
  /** Scores the texts of one description that waits for it; false when none does. */
  scoreNextTexts(signal?: AbortSignal): Promise<boolean>;
  /** Makes a year up for the demo, where there is none yet. */
  seedSampleYear(signal: AbortSignal, carsOf?: { elite: number; dealer: number }): Promise<void>;
  /** Ends the threads that read pages and score texts, and what was left for after the answers; call it when no request is under way. */
  close(): Promise<void>;
}

/** Everything wired together; the only place that knows all parts. */
export function buildApp(deps: AppDeps): App {
  const { config, db, sessionSecret, copywriter, languageModel, webRoot, now, onError } = deps;
  const outboxIn = (on: Database) => createOutbox(on, { newId: randomUUID, now, onPut: deps.onMail });
  const outbox = outboxIn(db);
  const lettersIn = (on: Database) => ({ contacts: contactStore(on), outbox: outboxIn(on) });
  const subscriptions = subscriptionStore(db, lettersIn);
  const { gateway, simulator } = choosePayments(config, { db, now, onError });
  const { seller } = config;
  const payments: SettleDeps | undefined = gateway &&
    seller && { gateway, seller, subscriptions, origin: config.origins[0], now };
  const note = noteSecurityIn(deps.log);
  const identity = claimAtSignIn(
    watchIdentity(createIdentity(db, { origins: config.origins, secret: sessionSecret }), note),
    async (userId) => payments && claimSubscriptions(payments, userId),
    onError,
  );
  const limiter = rateLimiter(db);
  const accounts = accountStore(db);
  const tickets = ticketStore(db);
  const leaving = leavingStore(db, outboxIn);
  const links = accountLinks(config.origins[0]);
  const usage = usageStore(db);
  const descriptions = descriptionStore(db);
  const analytics = analyticsStore(db);
  const houseSentences = houseSentenceStore(db);
  const offlineWriter = offlineCopywriter({ now });
  const newSeed = () => randomInt(2 ** 31 - 1);
  const askModel = askModelWithin({ usage, now });
  const reader = createListingReader();
  const scorer = createTextScorer();
  const afterAnswer = afterAnswers(onError);

  const api = mountEndpoints({
    isDemo: config.isDemo,
    findUser: identity.findUser,
    ...{ onError, note },
    handlers: {
      ...accountRoutes({
        ...{ identity, outbox, limiter, now },
        ...{ accounts, tickets, sessions: sessionStore(db) },
        links,
      }),
      ...ownDataRoutes({
        ...{ identity, limiter, tickets, payments, leaving, links, now, onError },
        ...{ sessions: sessionStore(db), consents: consentStore(db) },
        ...{ ownData: ownDataStore(db), receipts: receiptStore(db), packArchive: packZip },
      }),
      ...signInRoutes({
        ...{ identity, accounts, tickets, limiter, now, onError, origins: config.origins },
        providers: openIdProviders(config.signIn, { origin: config.origins[0], now }),
        links: providerLinkStore(db),
        newSecret: () => randomBytes(32).toString('base64url'),
      }),
      ...subscriptionRoutes({
        ...{ usage, accounts, subscriptions, payments, simulator, limiter, now, onError },
        supportEmail: config.mail.supportEmail,
        eliteSupportEmail: config.mail.eliteSupportEmail,
        digest: (text) => createHash('sha256').update(text).digest('base64url'),
        newId: randomUUID,
      }),
      ...billingRoutes({
        billing: billingStore(db),
        receipts: receiptStore(db),
        printReceipt: receiptPrinter(),
        ...{ limiter, now },
      }),
      ...teamRoutes({
        team: teamStore(db),
        origin: config.origins[0],
        ...{ outbox, limiter, now, newId: randomUUID },
      }),
      ...guideRoutes(),
      ...contactRoutes({
        together: (work) => db.transaction((tx) => work(lettersIn(tx))),
        supportEmail: config.mail.supportEmail,
        ...{ limiter, now, newId: randomUUID },
      }),
      ...demoDashboardRoutes({ offlineWriter, now }),
      ...operatorRoutes({
        seller,
        supportEmail: config.mail.supportEmail,
        payments: config.stripe ? 'stripe' : simulator ? 'simulation' : 'none',
        hasLanguageModel: languageModel !== undefined,
        hasMailServer: config.mail.smtpUrl !== undefined,
      }),
      ...mailRoutes({ inbox: demoInbox(db), goOut: config.mail.smtpUrl !== undefined }),
      ...listingRoutes({
        pages: rememberPages(createPageSource({ allowHosts: config.listingAllowHosts }), now),
        readListing: reader.readListing,
        ...{ limiter, analytics, now, newId: randomUUID },
        ...{ score: scorer.score, afterAnswer: afterAnswer.begin },
      }),
      ...analyticsRoutes({
        ...{ analytics, now },
        ...{ market: marketStore(db), reports: reportStore(db) },
        ...{ printReport: reportPrinter(), outbox, links: reportLinks(config.origins[0]), limiter },
        isSample: ({ email }) =>
          config.isDemo && [...demoAccounts, ...sampleDealers].some((account) => account.email === email),
      }),
      ...outcomeRoutes({ analytics, descriptions, limiter, now, newId: randomUUID }),
      ...administrationRoutes({
        administration: administrationStore(db, outboxIn),
        ...{ subscriptions, payments, limiter, now, newId: randomUUID },
        ...{ documents: documentStore(db), packArchive: packZip },
      }),
      ...textRoutes({
        ...{ descriptions, houseSentences, analytics, askModel, limiter, now, newSeed },
        newId: randomUUID,
        reword: sentenceReworder({ languageModel, now }),
        loadQualityWords,
      }),
      ...translationRoutes({
        ...{ copywriter, descriptions, askModel, limiter, now, newId: randomUUID },
        ...{ sampleWriter: offlineWriter, offlineWriter },
        translateSentences:
          languageModel && ((sentences, from, to) => translateSentences(languageModel, sentences, from, to)),
      }),
      ...descriptionRoutes({
        ...{ copywriter, descriptions, houseSentences, usage, analytics },
        ...{ limiter, now, newId: randomUUID, newSeed },
      }),
    },
  });

  const http = new Hono<Socket>();
  http.onError((error, c) => {
    if (hasLeft(error)) return new Response(null, { status: 499 });
    onError(error);
    return c.json({ message: 'Internal error' }, 500);
  });
  const { accessLog, metrics } = deps;
  const { trustedProxies } = config.operation;
  http.use(watchRequests({ log: deps.log, accessLog, metrics, trustedProxies }));
  http.use(secureAnswers({ paysByStripe: config.stripe !== undefined }));
  http.use(
    '/api/*',
    refuseForeignOrigins(config.origins, () => note('foreign-origin-refused')),
  );
  http.route('/', api);
  if (config.stripe && payments) {
    const readEvent = watchEvents(readStripeEvent(config.stripe, { onError }), note);
    http.route('/', stripeWebhook({ payments, readEvent, now, onError }));
  }
  http.all('/api/*', (c) => c.json({ message: 'Not found' }, 404));
  const [origin] = config.origins;
  http.get('/sitemap.xml', (c) => c.body(siteMap(origin), 200, { 'content-type': 'application/xml' }));
  http.get('/robots.txt', (c) => c.text(robotsText(origin)));
  const { supportEmail } = config.mail;
  http.get('/.well-known/security.txt', (c) => c.text(securityText({ origin, supportEmail }, now())));
  http.get('*', servePages({ webRoot, origin, isDemo: config.isDemo, hasSession: identity.hasSession }));
  return {
    ...{ http, identity },
    scoreNextTexts: (signal) =>
      scoreNextTexts({ scores: scoreStore(db), score: scorer.score, onError }, signal),
    seedSampleYear: (signal, carsOf) =>
      seedDemoAnalytics(
        {
          ...{ copywriter: offlineWriter, descriptions, houseSentences, usage, analytics, limiter, now },
          ...{ identity, users: userStore(db), market: marketStore(db), score: scorer.score },
        },
        signal,
        carsOf,
      ),
    async close() {
      await Promise.all([reader.close(), scorer.close()]);
      await afterAnswer.settle();
    },
    keepPeriods: (signal) =>
      keepPeriods(
        {
          ...{ leaving, oldData: oldDataStore(db), administration: administrationStore(db, outboxIn) },
          ...{ subscriptions, payments, links, now, onError, newId: randomUUID },
          onErased: (subjectId) => note('user-deleted', { subjectId }),
        },
        signal,
      ),
    reconcile: async (signal) => payments && reconcileSubscriptions({ ...payments, onError }, signal),
  };
}
