import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { translateSentences } from '#domain/copywriting/model/translate-sentences.ts';
import { loadQualityWords } from '#domain/copywriting/quality/load-quality-words.ts';
import { sentenceReworder } from '#domain/descriptions/sentence-reworder.ts';
import { demoAccounts } from '../dev/demo-accounts.ts';
import { sampleDealers } from '../dev/sample-dealers.ts';
import { packZip } from '../gateways/archive/pack-zip.ts';
import { openIdProviders } from '../gateways/open-id/open-id-providers.ts';
import { noteProviderFault } from '../operation/security-event.ts';
import { reportLinks } from '../report-links.ts';
import { accountRoutes } from '../routes/account-routes.ts';
import { administrationRoutes } from '../routes/administration-routes.ts';
import { analyticsRoutes } from '../routes/analytics-routes.ts';
import { apiKeyRoutes } from '../routes/api-key-routes.ts';
import { billingRoutes } from '../routes/billing-routes.ts';
import { contactRoutes } from '../routes/contact-routes.ts';
import { demoDashboardRoutes } from '../routes/demo-dashboard-routes.ts';
import { descriptionRoutes } from '../routes/description-routes.ts';
import { firstTextRoutes } from '../routes/first-text-routes.ts';
import { guideRoutes } from '../routes/guide-routes.ts';
import type { Handlers } from '../routes/handler.ts';
import { listingRoutes } from '../routes/listing-routes.ts';
import { mailRoutes } from '../routes/mail-routes.ts';
import { operatorRoutes } from '../routes/operator-routes.ts';
import { outcomeRoutes } from '../routes/outcome-routes.ts';
import { ownDataRoutes } from '../routes/own-data-routes.ts';
import { signInRoutes } from '../routes/sign-in-routes.ts';
import { stockFeedRoutes } from '../routes/stock-feed-routes.ts';
import { stockRoutes } from '../routes/stock-routes.ts';
import { subscriptionRoutes } from '../routes/subscription-routes.ts';
import { teamRoutes } from '../routes/team-routes.ts';
import { textRoutes } from '../routes/text-routes.ts';
import { translationRoutes } from '../routes/translation-routes.ts';
import { webhookRoutes } from '../routes/webhook-routes.ts';
import { wordingRoutes } from '../routes/wording-routes.ts';
import { billingStore } from '../store/billing-store.ts';
import { consentStore } from '../store/consent-store.ts';
import { demoInbox } from '../store/demo-inbox.ts';
import { documentStore } from '../store/document-store.ts';
import { ownDataStore } from '../store/own-data-store.ts';
import { reportStore } from '../store/report-store.ts';
import { stockFeedStore } from '../store/stock-feed-store.ts';
import type { AppDeps } from './app-deps.ts';
import type { Ports } from './open-ports.ts';

/** The routes of each feature with what they need: of the ports they share, and what is theirs alone. */
export function wireHandlers(
  { config, db, copywriter, languageModel }: AppDeps,
  { reader, scorer, printer, afterAnswer, lettersIn, ...ports }: Ports,
): Handlers {
  const { origins, mail, seller } = config;
  const [origin] = origins;
  const { supportEmail, eliteSupportEmail, smtpUrl } = mail;
  return {
    ...accountRoutes({ ...ports, orders: ports.subscriptions }),
    ...ownDataRoutes({
      ...{ ...ports, consents: consentStore(db) },
      ...{ ownData: ownDataStore(db), packArchive: packZip },
    }),
    ...apiKeyRoutes(ports),
    ...webhookRoutes(ports),
    ...signInRoutes({
      ...{ ...ports, origins },
      onFault: (fault) => noteProviderFault(ports.note, fault),
      providers: openIdProviders(config.signIn, { origin, now: ports.now }),
      newSecret: () => randomBytes(32).toString('base64url'),
    }),
    ...subscriptionRoutes({
      ...{ ...ports, supportEmail, eliteSupportEmail },
      digest: (text) => createHash('sha256').update(text).digest('base64url'),
    }),
    ...billingRoutes({ ...ports, billing: billingStore(db), printReceipt: printer.printReceipt }),
    ...teamRoutes({ ...ports, origin }),
    ...guideRoutes(),
    ...contactRoutes({
      ...{ ...ports, supportEmail },
      together: (work) => db.transaction((tx) => work(lettersIn(tx))),
    }),
    ...demoDashboardRoutes(ports),
    ...firstTextRoutes(ports),
    ...operatorRoutes({
      ...{ seller, supportEmail },
      payments: config.stripe ? 'stripe' : ports.simulator ? 'simulation' : 'none',
      hasLanguageModel: languageModel !== undefined,
      hasMailServer: smtpUrl !== undefined,
    }),
    ...mailRoutes({ inbox: demoInbox(db), goOut: smtpUrl !== undefined }),
    ...listingRoutes({
      ...ports,
      ...{ readListing: reader.readListing, readWorkbook: reader.readWorkbook },
      ...{ score: scorer.score, afterAnswer: afterAnswer.begin },
    }),
    ...analyticsRoutes({
      ...{ ...ports, reports: reportStore(db) },
      ...{ printReport: printer.printReport, links: reportLinks(origin) },
      isSample: ({ email }) =>
        config.isDemo && [...demoAccounts, ...sampleDealers].some((account) => account.email === email),
    }),
    ...outcomeRoutes(ports),
    ...administrationRoutes({ ...ports, origin, documents: documentStore(db), packArchive: packZip }),
    ...wordingRoutes(ports),
    ...textRoutes({
      ...{ ...ports, copywriter, loadQualityWords },
      reword: sentenceReworder({ languageModel, now: ports.now }),
    }),
    ...translationRoutes({
      ...{ ...ports, copywriter, sampleWriter: ports.offlineWriter },
      translateSentences:
        languageModel && ((sentences, from, to) => translateSentences(languageModel, sentences, from, to)),
    }),
    ...stockRoutes({
      ...{ ...ports, copywriter, loadQualityWords, giveWay: () => setImmediate() },
      ...{ readListing: reader.readListing, readWorkbook: reader.readWorkbook },
      packArchive: packZip,
    }),
    ...stockFeedRoutes({ ...ports, feeds: stockFeedStore(db) }),
    ...descriptionRoutes({ ...ports, copywriter }),
  };
}
