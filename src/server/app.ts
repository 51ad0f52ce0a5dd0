import type { Hono } from 'hono';
import { keepPeriods } from '#domain/accounts/own-data/keep-periods.ts';
import { recordImport } from '#domain/analytics/record-import.ts';
import { scoreNextTexts } from '#domain/analytics/score-next-texts.ts';
import { readNextLink } from '#domain/stock/read-next-link.ts';
import { writeNextCar } from '#domain/stock/write-next-car.ts';
import { reconcileSubscriptions } from '#domain/subscriptions/reconcile-subscriptions.ts';
import { deliverNext } from '#domain/webhooks/deliver-next.ts';
import { seedDemoAnalytics } from './dev/seed-demo-analytics.ts';
import type { Identity } from './identity.ts';
import type { Socket } from './operation/watch-requests.ts';
import { oldDataStore } from './store/old-data-store.ts';
import { scoreStore } from './store/score-store.ts';
import { userStore } from './store/user-store.ts';
import { warnWithoutAdministrator } from './warn-without-administrator.ts';
import type { AppDeps } from './wiring/app-deps.ts';
import { openPorts } from './wiring/open-ports.ts';
import { serveHttp } from './wiring/serve-http.ts';
import { wireHandlers } from './wiring/wire-handlers.ts';

export interface App {
  http: Hono<Socket>;
  identity: Identity;
  /** Appoints the first administrator where the setting names one; a sentence for the operator while there is none. */
  findFirstAdministrator(): Promise<string | undefined>;
  /** Asks the payment provider about subscriptions whose news may have been lost; nothing where nobody can pay. */
  reconcile(signal?: AbortSignal): Promise<void>;
  /** Ends the accounts that are due and deletes what was kept long enough. */
  keepPeriods(signal?: AbortSignal): Promise<void>;
  /** Scores the texts of one description that waits for it; false when none does. */
  scoreNextTexts(signal?: AbortSignal): Promise<boolean>;
  /** Writes one car of a stock job; false when none waits. */
  writeNextCar(signal?: AbortSignal): Promise<boolean>;
  /** Reads one link of a stock job; false when none waits. */
  readNextLink(): Promise<boolean>;
  /** Makes one webhook delivery that is due; false when none is. */
  deliverNextWebhook(signal?: AbortSignal): Promise<boolean>;
  /** Makes a year up for the demo, where there is none yet. */
  seedSampleYear(signal: AbortSignal, carsOf?: { elite: number; dealer: number }): Promise<void>;
  /** Ends the threads that read pages and score texts, and what was left for after the answers; call it when no request is under way. */
  close(): Promise<void>;
}

/** Everything wired together: what requests reach, and what jobs repeat. */
export function buildApp(deps: AppDeps): App {
  const { db, onError } = deps;
  const ports = openPorts(deps);
  const { payments, reader, scorer, printer, afterAnswer } = ports;
  return {
    http: serveHttp(deps, ports, wireHandlers(deps, ports)),
    identity: ports.identity,
    async findFirstAdministrator() {
      await ports.appointFirst();
      return warnWithoutAdministrator(ports.administration, deps.config.adminEmail);
    },
    reconcile: async (signal) => payments && reconcileSubscriptions({ ...payments, onError }, signal),
    keepPeriods(signal) {
      const onErased = (subjectId: string) => ports.note('user-deleted', { subjectId });
      return keepPeriods({ ...ports, oldData: oldDataStore(db), onErased }, signal);
    },
    scoreNextTexts: (signal) =>
      scoreNextTexts({ scores: scoreStore(db), score: scorer.score, onError }, signal),
    writeNextCar: (signal) => writeNextCar({ ...ports, copywriter: deps.copywriter }, signal),
    readNextLink: () =>
      readNextLink({
        ...{ ...ports, readListing: reader.readListing },
        onRead: (owner, read) =>
          afterAnswer.begin(recordImport({ ...ports, score: scorer.score }, owner, read)),
      }),
    deliverNextWebhook: (signal) => deliverNext(ports, signal),
    seedSampleYear: (signal, carsOf) =>
      seedDemoAnalytics(
        { ...ports, copywriter: ports.offlineWriter, users: userStore(db), score: scorer.score },
        signal,
        carsOf,
      ),
    async close() {
      await Promise.all([reader.close(), scorer.close(), printer.close(), ports.usage.close()]);
      ports.stock.close();
      await afterAnswer.settle();
    },
  };
}
