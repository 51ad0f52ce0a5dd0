import { randomInt, randomUUID } from 'node:crypto';
import { appointAdministrator } from '#domain/administration/appoint-administrator.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { importsAtOnce } from '#domain/listings/import-listing.ts';
import { askModelWithin } from '#domain/subscriptions/ask-model.ts';
import { claimSubscriptions } from '#domain/subscriptions/claim-subscriptions.ts';
import type { SettleDeps } from '#domain/subscriptions/settle-subscription.ts';
import { accountLinks } from '../account-links.ts';
import { afterAnswers } from '../after-answers.ts';
import { choosePayments } from '../choose-payments.ts';
import { claimAtSignIn } from '../claim-at-sign-in.ts';
import { fewAtOnce } from '../few-at-once.ts';
import { createDocumentPrinter } from '../gateways/documents/create-document-printer.ts';
import { createIdentity } from '../gateways/identity/create-identity.ts';
import { keyUserFinder } from '../gateways/identity/find-key-user.ts';
import { userFinder } from '../gateways/identity/find-user.ts';
import { createListingReader } from '../gateways/listing-reader/create-listing-reader.ts';
import { createPageSource } from '../gateways/pages/page-source.ts';
import { rememberPages } from '../gateways/pages/remember-pages.ts';
import { createTextScorer } from '../gateways/text-scorer/create-text-scorer.ts';
import { createWebhookSender } from '../gateways/webhooks/create-webhook-sender.ts';
import { keepClaims } from '../keep-claims.ts';
import { keepReservations } from '../keep-reservations.ts';
import { noteSecurityIn } from '../operation/security-event.ts';
import { watchIdentity } from '../operation/watch-identity.ts';
import { secretSealer } from '../secret-sealer.ts';
import { accountStore } from '../store/account-store.ts';
import { administrationStore } from '../store/administration-store.ts';
import { analyticsStore } from '../store/analytics-store.ts';
import { apiKeyStore } from '../store/api-key-store.ts';
import { columnAnswerStore } from '../store/column-answer-store.ts';
import { contactStore } from '../store/contact-store.ts';
import type { Database } from '../store/database.ts';
import { descriptionStore } from '../store/description-store.ts';
import { houseSentenceStore } from '../store/house-sentence-store.ts';
import { idempotentAnswerStore } from '../store/idempotent-answers.ts';
import { leavingStore } from '../store/leaving-store.ts';
import { marketStore } from '../store/market-store.ts';
import { createOutbox } from '../store/outbox.ts';
import { providerLinkStore } from '../store/provider-link-store.ts';
import { rateLimiter } from '../store/rate-limiter.ts';
import { receiptStore } from '../store/receipt-store.ts';
import { sessionStore } from '../store/session-store.ts';
import { stockStore } from '../store/stock-store.ts';
import { subscriptionStore } from '../store/subscription-store.ts';
import { teamStore } from '../store/team-store.ts';
import { ticketStore } from '../store/ticket-store.ts';
import { unnamedCustomerStore } from '../store/unnamed-customer-store.ts';
import { usageStore } from '../store/usage-store.ts';
import { userStore } from '../store/user-store.ts';
import { webhookQueue } from '../store/webhook-queue.ts';
import { webhookStore } from '../store/webhook-store.ts';
import { wordingStore } from '../store/wording-store.ts';
import type { AppDeps } from './app-deps.ts';

export type Ports = ReturnType<typeof openPorts>;

/** What several features need of the world outside, each opened once. */
export function openPorts({ config, db, sessionSecret, now, onMail, onError, log }: AppDeps) {
  const { origins, seller } = config;
  const outboxIn = (on: Database) => createOutbox(on, { newId: randomUUID, now, onPut: onMail });
  const lettersIn = (on: Database) => ({ contacts: contactStore(on), outbox: outboxIn(on) });
  const subscriptions = subscriptionStore(db, outboxIn);
  const tickets = ticketStore(db);
  const { gateway, simulator } = choosePayments(config, { db, now, onError });
  const payments: SettleDeps | undefined = gateway &&
    seller && { gateway, seller, subscriptions, tickets, origin: origins[0], now };
  const note = noteSecurityIn(log);
  const administration = administrationStore(db, outboxIn);
  const appointing = { administration, users: userStore(db), newId: randomUUID, now };
  const onAppointed = (subjectId: string) => note('role-changed', { subjectId });
  /** Makes the account of ADMIN_EMAIL the first administrator's, if it is there and, with `onlyId`, this one. */
  const appointFirst = async (onlyId?: string) => {
    if (config.adminEmail === undefined) return;
    const first = { email: config.adminEmail, by: 'ADMIN_EMAIL', onlyId } as const;
    await appointAdministrator({ ...appointing, onAppointed }, first);
  };
  const identity = claimAtSignIn(
    watchIdentity(createIdentity(db, { origins, secret: sessionSecret }), note),
    [appointFirst, async (userId) => payments && claimSubscriptions(payments, userId)],
    onError,
  );
  const sealer = secretSealer(sessionSecret, 'webhooks');
  const usage = keepReservations(usageStore(db), { now, onError });
  return {
    ...{ now, onError, note, newId: randomUUID, newSeed: () => randomInt(2 ** 31 - 1) },
    ...{ lettersIn, outbox: outboxIn(db), links: accountLinks(origins[0]) },
    ...{ identity, subscriptions, payments, simulator, usage },
    ...{ limiter: rateLimiter(db), tickets, sessions: sessionStore(db) },
    ...{ accounts: accountStore(db), providerLinks: providerLinkStore(db, outboxIn) },
    ...{ apiKeys: apiKeyStore(db, outboxIn), findKey: keyUserFinder(db) },
    idempotentAnswers: idempotentAnswerStore(db),
    ...{ webhooks: webhookStore(db, sealer), webhookQueue: webhookQueue(db, { sealer, outboxIn }) },
    webhookSender: createWebhookSender({
      ...{ allowHosts: config.webhookAllowHosts, dnsServers: config.listingDnsServers },
    }),
    ...{ leaving: leavingStore(db, outboxIn), receipts: receiptStore(db) },
    ...{ unnamedCustomers: unnamedCustomerStore(db, outboxIn) },
    ...{ administration, appointFirst, team: teamStore(db) },
    ...{ descriptions: descriptionStore(db), houseSentences: houseSentenceStore(db) },
    wordings: wordingStore(db),
    ...{ stock: keepClaims(stockStore(db), { now, onError }), findUser: userFinder(db) },
    pages: rememberPages(
      createPageSource({ allowHosts: config.listingAllowHosts, dnsServers: config.listingDnsServers }),
      now,
    ),
    places: fewAtOnce(importsAtOnce),
    ...{ analytics: analyticsStore(db), market: marketStore(db), columnAnswers: columnAnswerStore(db) },
    ...{ offlineWriter: offlineCopywriter({ now }), askModel: askModelWithin({ usage, now }) },
    ...{ reader: createListingReader(), scorer: createTextScorer(), printer: createDocumentPrinter() },
    ...{ afterAnswer: afterAnswers(onError) },
  };
}
